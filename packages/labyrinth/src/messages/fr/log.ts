import type { log as en } from '../en/log.js';

const dice = '{n, plural, one {# dé} many {# dés} other {# dés}}';
const modified =
  '{modifier, plural, =0 {} one { {modifier, number, ::+!}} many { {modifier, number, ::+!}} other { {modifier, number, ::+!}}}';
const changed = '{n, plural, =0 {inchangé} one {{n, number, ::+!}} many {{n, number, ::+!}} other {{n, number, ::+!}}}';

export const log: Readonly<Record<keyof typeof en, string>> = {
  'log.turn': '—— Nouveau tour ——',
  'log.phase': '— Phase d’action : {side} —',
  'log.endOfTurn': '— Fin du tour —',
  'log.draw': '{side} : {n, plural, one {# carte piochée} many {# cartes piochées} other {# cartes piochées}}',
  'log.reshuffle': 'La défausse est mélangée : le paquet {n} commence.',
  'log.lastCard': 'La dernière carte est piochée : la partie s’achève.',
  'log.over': '—— La partie est terminée ——',
  'log.play': '{side} : « {card} » est jouée',
  'log.operation': '{side} : {operation}, valeur {n}',
  'log.reassessment': 'Réévaluation avec « {card} » et « {second} »',
  'log.reserves': '{side} : réserves, maintenant {now}',
  'log.reserves.spent': '{side} : réserves dépensées, {n}',
  'log.held': 'États-Unis : la dernière carte est conservée',
  'log.discard': '« {card} » est défaussée',
  'log.exchange': 'Chaque camp donne une carte à l’autre, au hasard',
  'log.recovered': '{side} : « {card} » est prise en main',
  'log.removed': '« {card} » quitte la partie',
  'log.event': 'Événement, {side} : « {card} »',
  'log.event.none': 'L’événement « {card} » ne peut pas se produire maintenant',
  'log.mark': 'Entre en vigueur : {mark}',
  'log.markGone': 'N’est plus en vigueur : {mark}',

  'log.test': '{space} : test initial, dé {die}',
  'log.governance': '{space} : gouvernance {governance}',
  'log.alignment': '{space} : alignement {alignment}',
  'log.posture': '{space} : attitude {posture}',
  'log.postureRoll': `{space} : jet d’attitude, dé {die}${modified}`,
  'log.prestige': `Prestige ${changed}, maintenant {now}`,
  'log.prestigeRoll': `Jet de prestige : dé {die}${modified}, de {amount}`,
  'log.funding': `Financement ${changed}, maintenant {now}`,
  'log.aid': '{space} : aide, maintenant {n}',
  'log.aidGone': '{space} : aide −{n}',
  'log.besieged': '{space} : régime assiégé',
  'log.revolution': '{space} : révolution islamiste !',

  'log.place':
    '{space} : +{n, plural, one {# cellule dormante} many {# cellules dormantes} other {# cellules dormantes}}',
  'log.activate':
    '{space} : {n, plural, one {# cellule devient active} many {# cellules deviennent actives} other {# cellules deviennent actives}}',
  'log.remove': '{space} : {cell} −{n}',
  'log.cadre': '{space} : un cadre reste sur place',
  'log.cadreGone': '{space} : le cadre est retiré',
  'log.deploy': '{n, plural, one {# troupe} many {# troupes} other {# troupes}} : {from} → {to}',
  'log.nato': '{space} : l’OTAN (NATO) arrive et compte pour 2 troupes',
  'log.natoGone': '{space} : l’OTAN (NATO) s’en va',

  'log.warOfIdeas': 'Guerre des idées : {space}',
  'log.warOfIdeas.tooLittle': '{space} : la valeur est trop faible pour sa gouvernance',
  'log.warOfIdeas.roll': '{space} : dé {die}, avec les modificateurs {total}',
  'log.regimeChange': 'Changement de régime : {space}',
  'log.withdraw': 'Retrait : {space}',
  'log.disrupt': 'Démantèlement : {space}',
  'log.blocked': '{space} : complot déjoué, {plot}',
  'log.recruit': `Recrutement : {space} (${dice})`,
  'log.roll.success': '{space} : dé {die}, réussite',
  'log.roll.failure': '{space} : dé {die}, échec',
  'log.travel': 'Voyage : {from} → {space}',
  'log.travel.lost': 'Voyage : {from} → {space}, la cellule est perdue',
  'log.hide': '{space} : une cellule redevient dormante',
  'log.jihad.minor': `Djihad mineur : {space} (${dice})`,
  'log.jihad.major': `Djihad majeur : {space} (${dice})`,
  'log.plotting': `Complot : {space} (${dice})`,
  'log.plot': '{space} : un complot est placé face cachée',
  'log.plotOpen': '{space} : un complot est placé face visible, {plot}',
  'log.unblocked': '{space} : un complot prend effet, {plot}',
  'log.wmd':
    '{n, plural, one {# ADM devient disponible} many {# ADM deviennent disponibles} other {# ADM deviennent disponibles}}',
  'log.wmd.none': 'Il ne reste aucune ADM dans la case',
  'log.wmdGone': 'Une ADM quitte la partie',

  'log.relieved': '{space} : le régime n’est plus assiégé',
  'log.backlash': '{space} : le complot coûtera du financement aux djihadistes',
  'log.hand': 'Les djihadistes montrent leur main : {n, plural, one {# carte} many {# cartes} other {# cartes}}',
  'log.hand.card': 'Dans la main : « {card} »',
  'log.taken': '{side} : une carte de la main de l’autre camp',

  'result.us.resources': 'Des ressources de {n} sont sous une bonne gouvernance.',
  'result.us.countries': 'Pays musulmans dont la gouvernance est bonne ou correcte : {n}.',
  'result.us.cells': 'Il n’y a plus de cellule sur le plateau.',
  'result.us.last':
    'Le dernier paquet est épuisé : ressources bien gouvernées {good}, plus du double des ressources islamistes, {islamist}.',
  'result.jihadist.resources': 'Des ressources de {n} sont sous un régime islamiste.',
  'result.jihadist.countries':
    'Le prestige est de 1, et la gouvernance est mauvaise ou islamiste dans {n} pays musulmans.',
  'result.jihadist.wmd': 'Une ADM prend effet aux États-Unis.',
  'result.jihadist.last':
    'Le dernier paquet est épuisé : ressources bien gouvernées {good}, pas plus du double des ressources islamistes, {islamist}.',
  'result.jihadist.alone':
    'Le dernier paquet est épuisé : ressources bien gouvernées {good}, mais il en faut {least} en solo. Ressources islamistes : {islamist}.',
};
