import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: TranslatedHelp<typeof en> = {
  'topic.sequence': [
    'Comment se passe un tour',
    'Personne n’a de cartes en main : on retourne pour tous une carte Événement à la fois, et la suivante est déjà visible. Les quatre symboles de la carte disent dans quel ordre choisissent les Factions éligibles.\nDeux Factions au plus agissent sur une carte, chacune par une Opération ou par l’Événement ; les autres attendent, ou passent contre quelques Ressources. Ce que fait la première décide de ce que peut faire la seconde.\nQuand vient une carte Propagande, on vérifie la victoire et toutes les Factions reçoivent des Ressources.',
  ],
  'topic.eligibility': [
    'Éligible ou non',
    'Une Faction qui a agi sur cette carte reste à l’écart de la suivante ; une Faction qui n’a rien fait ou a passé peut y agir. Vous agissez donc au plus une carte sur deux : avant de dépenser votre tour, regardez la carte suivante, déjà visible.\nPasser garde l’éligibilité et rapporte 1 Ressource, 3 au Gouvernement. Certains Événements rendent une Faction inéligible, ou la laissent éligible.',
  ],
  'topic.victory': [
    'Qui gagne',
    'Chaque Faction a son but, vérifié au début de chaque round de Propagande.\nGouvernement : Soutien total au-dessus de 60.\nFARC : Opposition totale plus Bases FARC au-dessus de 25.\nAUC : plus de Bases que les FARC.\nCartels : plus de 10 Bases et plus de 40 Ressources.\nSi personne n’a gagné à la fin de la Propagande finale, la Faction qui a la meilleure marge gagne.\nUn Non-joueur qui atteint son but bat tous les joueurs. Un Gouvernement seul contre trois Non-joueurs ne gagne jamais avant la fin : après la Propagande finale, sa marge moins leur meilleure dit ce qu’il a obtenu : dès 1 une impasse, dès 4 un progrès, dès 9 un triomphe.',
  ],
  'topic.map': [
    'La carte',
    'Les Métropoles et les Départements ont une Population, qui peut soutenir le Gouvernement ou s’y opposer ; plus elle est nombreuse, plus la zone compte. La Forêt cache les Guérillas au Ratissage, la Montagne émousse l’Assaut.\nLes Lignes de Communication (LdC), routes et pipelines, n’ont ni habitants ni Bases, mais leur valeur économique est le revenu du Gouvernement, et le Sabotage le lui enlève.',
  ],
  'topic.pieces': [
    'Les pièces',
    'Le Gouvernement a des Troupes, qui frappent, et de la Police, qui tient le terrain ; les unes et l’autre sont des cubes.\nFARC, AUC et Cartels ont des Guérillas, dormantes (cachées) ou actives (visibles). La plupart des actions du Gouvernement ne touchent que les actives : il doit d’abord les activer.\nToutes les Factions bâtissent des Bases, 2 au plus par zone. Une Base ne peut être éliminée que si plus aucune Guérilla ni aucun cube de son propriétaire ne la garde ; l’Assassinat, la Corruption, l’Éradication et quelques Événements n’en tiennent pas compte.',
  ],
  'topic.propaganda': [
    'Le round de Propagande',
    'On vérifie d’abord la victoire.\nPuis on marque le Contrôle, les LdC menacées sont sabotées, et chacun encaisse : le Gouvernement grâce aux LdC et à l’Aide, les autres grâce à leurs Bases.\nLe Gouvernement peut acheter du Soutien, les FARC de l’Opposition ; un président peut être élu, les AUC peuvent faire un Ralliement gratuit.\nEnfin les Troupes se redéploient, toutes les Guérillas sont retournées côté dormant, les marqueurs Terreur et Sabotage sont éliminés, et toutes les Factions sont éligibles.',
  ],
  'topic.government': [
    'Le Gouvernement en bref',
    'Vous gagnez avec la population : Soutien total au-dessus de 60.\nL’Entraînement donne Troupes et Police ; tenez Métropoles et Départements avec les deux et payez-y des Actions civiques. Le Ratissage trouve les Guérillas, l’Assaut les élimine, la Patrouille garde les routes qui vous font vivre.\nNe laissez pas les Troupes sans Police : à chaque round de Propagande, celles qui sont hors des Bases et des Métropoles doivent se redéployer. Surveillez vos Ressources : presque tout coûte 3.',
  ],
  'topic.farc': [
    'Les FARC en bref',
    'Vous gagnez avec l’Opposition et les Bases : plus de 25 ensemble.\nRalliez là où il n’y a pas de Soutien, bâtissez des Bases dans l’arrière-pays, étendez-vous par la Marche et retournez la population par la Terreur, de préférence là où elle est nombreuse.\nOù vous avez plus de pièces que tous les autres réunis, vous pouvez extorquer, et agiter au round de Propagande, pour 1 Ressource seulement par niveau. Le Kidnapping prend des Ressources au Gouvernement et aux Cartels.\nNe perdez pas de vue les AUC, à qui il faut plus de Bases que vous.',
  ],
  'topic.auc': [
    'Les AUC en bref',
    'Vous gagnez avec plus de Bases que les FARC : en bâtir une ou éliminer une des leurs revient au même.\nRalliez là où il n’y a pas d’Opposition, de préférence où les FARC sont faibles. L’Assassinat élimine même une Base gardée.\nLa Terreur use le Soutien comme l’Opposition et coupe l’Aide du Gouvernement. Une Base ne rapporte que 1 Ressource : extorquez souvent.',
  ],
  'topic.cartels': [
    'Les Cartels en bref',
    'Vous gagnez avec plus de 10 Bases et plus de 40 Ressources en même temps.\nVous pouvez rallier partout ; la Culture répand les Bases, qui rapportent chacune 3 Ressources à chaque round de Propagande. La Production change des Bases en argent ou en Cargaisons ; la Corruption élimine ce qui gêne.\nVous êtes riches mais peu nombreux : mal gardées, vos Bases sont des proies faciles ; restez à l’écart et concluez des arrangements.',
  ],
};
