import type { TranslatedHelp } from '@sandtable/kernel';
import type { sequence as en } from '../en/sequence.js';

export const sequence: TranslatedHelp<typeof en> = {
  '2.1': [
    'Mise en place',
    'Au déploiement libre, chaque Faction place elle-même ses pièces de départ : les Cartels d’abord, puis les AUC, les FARC et le Gouvernement.\nLes FARC se placent dans les Départements, le Gouvernement dans les Métropoles et les Départements sans Base FARC, et 4 au moins des 6 Bases des Cartels vont dans des Départements habités. La limite de 2 Bases par zone vaut ici aussi.\nAu déploiement standard, tout est déjà fait.',
  ],
  '2.2': [
    'La pioche',
    'Une carte est en jeu, et la suivante est visible de tous, sauf si vous avez choisi de jouer sans cela. Pensez aux deux : un bon Événement peut venir sur une carte où vous serez inéligible.',
  ],
  '2.3.1': [
    'Éligibilité',
    'Qui a exécuté une Opération ou l’Événement sur la carte précédente est inéligible sur celle-ci ; tous les autres sont éligibles. Au début et après chaque round de Propagande, tous le sont. Une Faction qui n’a agi que gratuitement pendant le tour d’une autre reste éligible.',
  ],
  '2.3.2': [
    'Ordre des Factions',
    'Les symboles de la carte, de gauche à droite, disent qui choisit d’abord. Les Factions inéligibles sont sautées. La première qui ne passe pas est 1re éligible, la suivante 2e.',
  ],
  '2.3.3': [
    'Passer',
    'Vous ne faites rien, gagnez 1 Ressource (le Gouvernement 3) et restez éligible pour la carte suivante. Votre place sur cette carte revient à la Faction suivante.',
  ],
  '2.3.4': [
    'Ce qui est permis sur cette carte',
    'Comme 1re éligible : une Opération, avec ou sans Activité spéciale, ou l’Événement.\nComme 2e, cela dépend de la première. Après une Opération seule : une Opération limitée (une zone). Après une Opération avec Activité spéciale : une Opération limitée ou l’Événement. Après l’Événement : une Opération, avec Activité spéciale si vous voulez.\nSongez à ce que vous laissez : une Activité spéciale ouvre l’Événement à la Faction suivante. Passer est toujours permis.',
  ],
  '2.3.5': [
    'Opération limitée',
    'Une Opération dans une seule zone, sans Activité spéciale. Patrouille, Ratissage et Marche peuvent amener des pièces de plusieurs zones, mais toutes vers la même destination.\nPour le reste, elle coûte et fait autant que l’Opération complète, et rend tout aussi inéligible sur la carte suivante.',
  ],
  '2.3.6': [
    'Expédier',
    'Vous avez payé une Opération sans y joindre d’Activité spéciale : on peut maintenant éliminer une Cargaison pour une Opération limitée de plus, gratuite et du type que vous voulez parmi les vôtres.\nLa vôtre, ou celle d’un autre joueur s’il est d’accord. Une fois par carte.\nUne Opération qui n’a rien coûté, comme une Marche sur des LdC seulement, n’y donne pas droit.',
  ],
  '2.3.7': [
    'Qui sera éligible',
    'La carte terminée, ceux qui ont exécuté une Opération ou l’Événement deviennent inéligibles, les autres éligibles. Un Événement peut en décider autrement : certains gardent une Faction éligible, d’autres l’excluent jusqu’à la fin de la carte suivante.',
  ],
  '2.3.9': [
    'La dernière carte Événement',
    'Sur la dernière carte Événement avant la Propagande finale, les joueurs n’ont que des Opérations limitées, ni Ratissage ni Marche. L’Événement reste ouvert comme d’habitude. Les Non-joueurs n’y sont pas tenus.',
  ],
  '2.4.1': [
    'La Propagande finale',
    'La quatrième carte Propagande (la troisième dans la partie courte) est la dernière. Si personne ne gagne à son début, on joue le round jusqu’au Soutien des Élites, puis les marges décident.',
  ],
};
