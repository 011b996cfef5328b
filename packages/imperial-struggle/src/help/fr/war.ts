import type { TranslatedHelp } from '@sandtable/kernel';
import type { war as original } from '../en/war.js';

export const war: TranslatedHelp<typeof original> = {
  '7.0': [
    'Guerres',
    'Une guerre se résout théâtre après théâtre. Puis on vérifie la victoire, on vide le plateau, on prépare la guerre suivante.',
  ],
  '7.1': [
    'Résoudre un théâtre',
    'On révèle les tuiles, leurs symboles agissent, on compte la force bonus, le plus fort gagne et prend son butin aussitôt, avant le théâtre suivant.',
  ],
  '7.1.1': ['Les tuiles révélées', 'Chacun retourne toutes ses tuiles du théâtre ; leurs nombres s’ajoutent.'],
  '7.1.2': [
    'Les symboles des tuiles',
    'Les symboles du camp qui mène aux points de victoire agissent d’abord. Dette : l’adversaire prend 1 point de dette. Drapeau barré : abaissez un drapeau adverse sur un marché ou une case politique des régions du théâtre, sans marqueur de conflit et si possible sans en isoler d’autres. Fort et navire : endommagez un fort adverse ou délogez une escadre. Un symbole doit servir si c’est possible.',
  ],
  '7.1.3': [
    'Force bonus',
    'Chaque théâtre a sa liste : +1 par case d’alliance de ses pays qui porte cette guerre, par fort intact, par escadre dans sa région, par marqueur de conflit sur une case à drapeau adverse, et pour un ministère révélé avec son mot-clé.',
  ],
  '7.1.4': [
    'Qui gagne un théâtre',
    'Le total le plus haut, tuiles et force bonus, gagne ; la différence est la marge. À égalité, personne ne reçoit rien.',
  ],
  '7.2': [
    'Butin',
    'Selon la marge : points de victoire et de conquête pour le vainqueur, parfois un drapeau adverse à abaisser ; points de traité pour le perdant.',
  ],
  '7.2.1': [
    'Points de conquête',
    'Il faut les dépenser aussitôt, 1 par case, dans les régions du théâtre ou sur sa liste de territoires supplémentaires. Tant qu’il y a une cible, on ne peut s’arrêter ; seul ce qui ne peut être dépensé est perdu. Les cases politiques ne se conquièrent pas.',
  ],
  '7.2.1.1': [
    'Conquérir forts, marchés et cases maritimes',
    'N’importe lesquels dans les régions du théâtre, sans liaison. Un fort endommagé le reste. Une case maritime est prise par une escadre de la base navale ou de la même région, chacune une fois par guerre.',
  ],
  '7.2.1.2': [
    'Conquérir des territoires',
    'S’il a des lignes de conquête, il faut contrôler un fort, une case maritime ou un territoire au bout de l’une d’elles. Son propriétaire peut refuser. Un territoire avec un marqueur huguenot coûte 1 de plus.',
  ],
  '7.2.2': [
    'Refuser de céder',
    'Le propriétaire d’un territoire peut le garder en donnant des points de victoire au conquérant : 3 la première fois d’une guerre, 5 la deuxième, jamais de troisième. Le point de conquête est perdu, et ce territoire est à l’abri jusqu’à la fin de la guerre.',
  ],
  '7.3': [
    'Effets particuliers',
    'Jacobites : une victoire française dans la seconde rébellion les rétablit comme troisième ministère français ; une nette victoire britannique, ou les négociations papauté-Hanovre, les retire de la partie.\nLa domination de l’Atlantique donne de la force pour la guerre d’Amérique et coûte des escadres au perdant.\nLa guerre des Antilles en coûte aussi au perdant, une fois les points de conquête dépensés.\nIndépendance : la France hisse des drapeaux des États-Unis et peut abaisser les drapeaux des forts des Colonies du Nord ; les marchés ainsi isolés perdent leur drapeau.',
  ],
  '7.4': [
    'Victoire après une guerre',
    'Qui a gagné tous les théâtres au plus haut palier gagne la partie. Sinon on regarde le marqueur comme après un tour de paix.',
  ],
  '7.5': [
    'Après la guerre',
    'Les tuiles de base retournent dans la réserve, les tuiles bonus de cette guerre quittent la partie. Les marqueurs de conflit qui ont donné de la force sont retirés.',
  ],
  '7.6': [
    'La guerre suivante',
    'Chaque théâtre reçoit au hasard une tuile de base de chaque camp. Au premier tour d’action du tour 4 chacun reçoit gratuitement autant de tuiles bonus qu’il en avait dans la Succession d’Autriche, trois au plus.',
  ],
  '10.0': [
    'Les États-Unis',
    'Personne ne peut hisser son drapeau sur une case qui porte le leur, ni la conquérir. Au tour 6 leurs deux cases politiques sont ouvertes aux deux camps et comptent pour le prestige. Au décompte final leurs drapeaux comptent comme français.',
  ],
  '11.0': [
    'Décompte final',
    'Plus de cases de prestige : 2 points de victoire. Plus de dette disponible : 1 par tranche entière de 2 points d’écart, 4 au plus. Pour chacune des six denrées, plus de marchés : 1. Chacun de vos drapeaux sur un territoire à la couleur de l’autre : 2.\nLa France gagne à 16 ou plus, la Grande-Bretagne à 14 ou moins ; à 15, c’est le camp qui a le plus de dette disponible, et à égalité la Grande-Bretagne.',
  ],
  '12.1': [
    'Option : l’Empire espagnol',
    'L’Espagne commence avec des drapeaux à La Havane, Santiago et Puerto Príncipe. Ils n’appartiennent à aucun camp et s’abaissent pour 1 point. Qui conquiert un territoire espagnol que personne ne tenait laisse l’adversaire basculer gratuitement une case d’Espagne après ce théâtre.',
  ],
  '12.2': [
    'Option : planification militaire',
    'Une amélioration militaire peut échanger deux tuiles de base du plateau ; et les tuiles de base d’une guerre peuvent être regardées puis posées à volonté. Chacune peut être choisie seule.',
  ],
  '12.3': [
    'Option : forts renforcés',
    'Pour conquérir un fort il faut une ligne de conquête, comme pour un territoire.',
  ],
};
