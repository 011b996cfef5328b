import type { TranslatedHelp } from '@sandtable/kernel';
import type { nonplayers as en } from '../en/nonplayers.js';

export const nonplayers: TranslatedHelp<typeof en> = {
  '8.1': [
    'Les Non-joueurs et la carte',
    'Une Faction Non-joueur 1re éligible ne prend l’Événement que si son symbole est le tout premier de la carte ; 2e, elle le prend dès qu’il est ouvert, sauf si la carte porte un 2 gris.\nSi l’Événement ne devait rien changer, elle mène une Opération à la place. Les Non-joueurs ne sont jamais limités, n’expédient jamais, et passent à 0 Ressource.\nDans la partie à deux, le Gouvernement choisit Événement ou Opération pour un Non-joueur 2e éligible.',
  ],
  '8.1.1': [
    'Ce que font les Non-joueurs',
    'Chaque Faction Non-joueur suit sa liste de conditions pour trouver son Opération, l’exécute autant qu’elle peut, et y joint si possible l’Activité spéciale qui va avec.\nSi une Opération est impossible, elle prend celle qui la précède dans la liste : Terreur, Attaque, Marche, Ralliement ; si même le Ralliement est impossible, elle passe.',
  ],
  '8.1.2': [
    'Comment ils traitent les pièces',
    'Ils placent les Bases avant les Guérillas, et éliminent d’abord les Bases ennemies, puis Police, Troupes, Guérillas dormantes, puis actives. Ils marchent de façon à rester cachés s’ils le peuvent. Leurs pertes : actives avant dormantes. Ils gardent les Cargaisons chez eux et les changent en Bases. Ils ne donnent rien.',
  ],
  '8.2': [
    'Zones aléatoires',
    'Si plusieurs Métropoles ou Départements se valent pour un Non-joueur, trois dés indiquent une place dans une table fixe, et le premier candidat à partir de là est pris.',
  ],
  '8.3': [
    'LdC aléatoires',
    'Entre des LdC égales, un Non-joueur prend la plus précieuse, puis celle qui touche une Métropole tirée au sort, puis n’importe laquelle au sort.',
  ],
  '8.4': [
    'Événements des Non-joueurs',
    'Un Non-joueur exécute un Événement selon des principes généraux, et pour certaines cartes selon des instructions propres.',
  ],
  '8.4.1': ['Quel texte', 'Un Non-joueur prend toujours le texte grisé s’il y en a un.'],
  '8.4.2': ['Autant que possible', 'Un Non-joueur place et déplace autant de pièces que l’Événement le permet.'],
  '8.4.3': [
    'Où frappe l’Événement',
    'Quand un Événement change le Soutien ou l’Opposition, un Non-joueur prend la zone qui change le plus les totaux ; sinon les zones sont tirées au sort.',
  ],
  '8.4.4': [
    'Instructions des Événements',
    'Pour certaines cartes, la feuille de la Faction placée en tête de la carte dit ce qu’un Non-joueur en fait.',
  ],
  '8.5.1': [
    'Cartels Non-joueurs : Ralliement et Culture',
    'Ils rallient si 10 au moins de leurs Guérillas et Bases sont disponibles, ou si une Base peut être faite. 3 zones au plus : d’abord des Bases, puis des Guérillas actives auprès de Bases avec des cubes retournées côté dormant, puis des Guérillas pour les Bases qui n’en ont pas, puis un Département de plus pour la Culture.',
  ],
  '8.5.2': [
    'Cartels Non-joueurs : Marche et Production',
    'Sinon, tant qu’une Cargaison est disponible, ils marchent vers une Métropole ou un Département où une Base tient encore, laissent une garde à chaque Base, et produisent 2 Cargaisons ; à défaut, ils vendent une Base où ils en ont deux.',
  ],
  '8.5.3': [
    'Cartels Non-joueurs : Terreur et Corruption',
    'Sinon, Terreur dans 3 zones peuplées au plus, en Soutien d’abord, puis en Opposition. La Corruption élimine les pièces du Gouvernement avant celles des FARC et des AUC, là où les Cartels ont des pièces.',
  ],
  '8.6.1': [
    'AUC Non-joueurs : Ralliement, Extorsion et Soutien des Élites',
    'Les AUC rallient si 6 au moins de leurs Guérillas sont disponibles ou si une Base peut être faite. 3 zones au plus : des Bases, puis des Guérillas actives auprès de Bases avec des cubes retournées côté dormant, puis des Guérillas près des Bases FARC, à leurs Bases, ailleurs. Elles extorquent partout où elles peuvent. Le Soutien des Élites suit le même ordre.',
  ],
  '8.6.2': [
    'AUC Non-joueurs : Marche',
    'Sinon, si moins de la moitié des zones avec Base FARC ont une Guérilla AUC, les AUC marchent vers une zone avec des pièces FARC et sans Guérilla à elles, avec une Base FARC si possible, en laissant des gardes. Elles extorquent partout où elles peuvent.',
  ],
  '8.6.3': [
    'AUC Non-joueurs : Attaque et Embuscade',
    'Si aucune Guérilla AUC dormante n’est près d’une Base FARC, les AUC attaquent dans 3 zones au plus : pour des Cargaisons, puis les FARC, puis le Gouvernement. Embuscade où elles ont le moins de Guérillas.',
  ],
  '8.6.4': [
    'AUC Non-joueurs : Terreur et Assassinat',
    'Si une Guérilla AUC dormante est près d’une Base FARC, les AUC y sèment la Terreur, ainsi que dans 2 autres zones au plus, et assassinent où elles peuvent : pour des Cargaisons, puis FARC, Gouvernement, Cartels.',
  ],
  '8.7.1': [
    'FARC Non-joueurs : Ralliement et Extorsion',
    'Les FARC rallient si 9 au moins de leurs Guérillas sont disponibles ou si une Base peut être faite : d’abord des Bases, puis des Guérillas actives auprès de Bases avec des cubes retournées côté dormant, puis des Guérillas à toutes leurs Bases, puis une zone de plus. Elles extorquent où elles ont deux Guérillas dormantes ou plus, et sur une LdC.',
  ],
  '8.7.2': [
    'FARC Non-joueurs : Marche',
    'Sinon, si elles ne menacent aucune zone en Soutien ni aucune LdC, les FARC marchent : sur les LdC non sabotées, puis dans 3 zones peuplées au plus où elles ne pourraient pas encore agiter, puis avec leur plus grand groupe dans une de plus.',
  ],
  '8.7.3': [
    'FARC Non-joueurs : Attaque et Embuscade',
    'Sinon, si elles ont plus de Ressources que le Gouvernement, les FARC attaquent partout où elles ont 3 Guérillas ou plus, et dans une zone où elles en ont une dormante : pour des Cargaisons, puis AUC, Gouvernement, Cartels. Embuscade où elles ont le moins de Guérillas.',
  ],
  '8.7.4': [
    'FARC Non-joueurs : Terreur et Kidnapping',
    'Sinon, Terreur : sur toutes les LdC qu’elles peuvent saboter, puis où elles peuvent kidnapper, puis dans toutes les autres zones peuplées qui ne sont pas en Opposition active. Kidnapping dans 3 de ces zones au plus, LdC et Métropoles d’abord.',
  ],
  '8.7.5': [
    'FARC Non-joueurs : Agitation',
    'Les FARC agitent autant qu’elles peuvent payer : d’abord où il y a le moins de marqueurs Terreur, puis les zones en Soutien, puis les plus peuplées. Elles n’éliminent la Terreur que là où un changement peut suivre.',
  ],
  '8.8': [
    'La partie en solitaire',
    'Seul avec le Gouvernement, vous ne pouvez pas gagner avant la fin ; tout Non-joueur qui atteint son but vous bat. Après la Propagande finale, votre marge est comparée à la meilleure des leurs : plus vous êtes devant, plus grand est le succès.',
  ],
};
