import type { asks as en } from '../en/asks.js';

export const asks: Readonly<Record<keyof typeof en, string>> = {
  'ask.play': 'Votre carte numéro {n} sur 2 de cette phase d’action : quelle carte de votre main jouez-vous ?',
  'ask.play.chance':
    'Votre carte numéro {n} sur 2 de cette phase d’action. « The door of Itjihad was closed » est en vigueur : le hasard la choisit dans votre main. La tirer ?',
  'ask.cadre':
    'Quel cadre retirez-vous du plateau ? Il permet de recruter là où vous n’avez pas de cellule, mais il montre aussi aux États-Unis un endroit à démanteler.',
  'ask.use':
    '« {card} », valeur {ops} : comment l’employez-vous ? {side_id, select, us {Une opération agit là où la gouvernance ne dépasse pas sa valeur : bonne 1, correcte 2, mauvaise 3.} other {La valeur est le nombre de dés, ou de cellules qui voyagent.}}{event, select, itself { L’événement n’est à aucun camp et se produit quel que soit l’emploi de la carte.} theirs { L’événement n’est pas le vôtre : employer la carte pour une opération peut le provoquer.} none { L’événement ne peut pas se produire maintenant.} other {}} {text}',
  'ask.reserves':
    'Vous avez {n, plural, one {# point de réserves} many {# points de réserves} other {# points de réserves}}. Les ajouter tous à la valeur {ops}, jusqu’à 3, ou les garder ?',
  'ask.order':
    '{event, select, itself {« {card} » n’est l’événement d’aucun camp et se produit de lui-même.} other {« {card} » est un événement de l’autre camp et se produit maintenant comme s’il l’avait joué.}} Avant votre opération, ou après ? {text}',
  'ask.reassessment':
    'La réévaluation demande deux cartes de valeur 3 et inverse l’attitude des États-Unis. L’une est « {card} » : quelle est l’autre ?',
  'ask.reassessment.next':
    'Réévaluation : quoi maintenant, le changement d’attitude ou un événement que les cartes provoquent ?',
  'ask.operation': 'Quelle opération, avec une valeur de {ops} ?',
  'ask.setup.cell':
    'Mise en place : placez une cellule dormante dans un pays autre que les États-Unis ; un pays non marqué est alors testé. (encore {left} à placer)',

  'ask.plots.next': 'Les complots que personne n’a déjoués prennent effet. Dans quel pays est le prochain ?',
  'ask.plots.which': 'Lequel des complots présents prend effet maintenant ?',
  'ask.plots.again': '{space} : une ADM a ébranlé son attitude. Relancer le dé et garder le second résultat ?',
  'ask.plots.schengen':
    'Un complot dans un pays Schengen en ébranle deux autres : pour lequel lance-t-on aussi l’attitude ?',

  'ask.warOfIdeas':
    'Guerre des idées de valeur {ops} : dans quel pays ? Dans un pays musulman, le neutre devient allié et la gouvernance d’un allié s’améliore ; ailleurs, on lance l’attitude.',
  'ask.deploy.from':
    'Déploiement : d’où partent les troupes ? Un pays en changement de régime doit garder au moins 5 troupes de plus qu’il n’a de cellules.',
  'ask.deploy.to': 'Déploiement, {from} : où vont les troupes ? Chez un allié, ou sur la piste.',
  'ask.deploy.number': 'Déploiement, {from} → {to} : combien de troupes ?',
  'ask.regimeChange':
    'Changement de régime : dans quel pays ? Au moins 6 troupes y entrent depuis un seul lieu, il devient allié, on lance sa gouvernance et votre prestige.',
  'ask.regimeChange.from': 'Changement de régime, {space} : d’où viennent les 6 troupes ou plus ?',
  'ask.regimeChange.number': 'Changement de régime, {from} → {space} : combien de troupes entrent ?',
  'ask.withdraw':
    'Retrait : de quel pays en changement de régime ? Il perd son aide, le régime est assiégé, et on lance votre prestige.',
  'ask.withdraw.to': 'Retrait, {space} : où vont les troupes ?',
  'ask.withdraw.number': 'Retrait, {space} → {to} : combien de troupes ?',
  'ask.nato': '{space} : l’OTAN part-elle aussi ? Elle est alors retirée de la carte.',
  'ask.disrupt':
    'Démantèlement de valeur {ops} : dans quel pays ? Une cellule active est retirée, une dormante devient active ; deux là où vous avez 2 troupes ou si l’attitude est dure, sinon une.',
  'ask.disrupt.cell':
    'Démantèlement, {space} : quelle cellule ? Active, elle est retirée ; dormante, elle devient active.',
  'ask.alert': 'Alerte : dans quel pays est le complot que vous déjouez ?',
  'ask.alert.which': 'Alerte, {space} : quel complot déjouez-vous ? Les complots cachés se ressemblent.',

  'ask.recruit':
    'Recrutement : où va le prochain dé ? Une cellule vient si le dé ne dépasse pas la gouvernance ou l’indice de recrutement ; sans dé sous un régime islamiste ou en changement de régime. (reste {left})',
  'ask.recruit.share': '{space} : combien des nouvelles cellules viennent ici ? (disponibles sur la piste : {left})',
  'ask.travel.from':
    'Voyage : de quel pays part la prochaine cellule ? Elle atteint à coup sûr un voisin ou un régime islamiste ; ailleurs, le dé ne doit pas dépasser la gouvernance. (reste {left})',
  'ask.travel.cell': 'Voyage, {from} : quelle cellule ? Elle arrive dormante.',
  'ask.travel.to': 'Voyage, {from} : vers quel pays ? Dans le même pays, la cellule redevient dormante.',
  'ask.jihad':
    'Djihad : où va le prochain dé ? Il faut une cellule par dé ; un dé qui ne dépasse pas la gouvernance l’aggrave, tout autre coûte une cellule. (reste {left})',
  'ask.jihad.major':
    '{space} : djihad majeur ? Toutes les cellules deviennent actives ; deux réussites au-delà de mauvaise, ou une contre un régime assiégé, amènent un régime islamiste.',
  'ask.jihad.lose': '{space} : un dé a échoué. Quelle cellule est perdue ?',
  'ask.plot':
    'Complot : où va le prochain dé ? Il faut une cellule par dé ; un dé qui ne dépasse pas la gouvernance place un complot. (reste {left})',
  'ask.plot.kind': '{space} : quel complot placez-vous ? Il est face cachée ; les États-Unis ne voient pas son numéro.',
};
