import type { TranslatedHelp } from '@sandtable/kernel';
import type { solitaire as en } from '../en/solitaire.js';

export const solitaire: TranslatedHelp<typeof en> = {
  '9.1': [
    'Gagner en solo',
    'Retirer la dernière cellule ne suffit pas. Les djihadistes gagnent avec 6 ressources sous régime islamiste même si aucun de ces pays n’est adjacent à un autre. Quand le dernier paquet est épuisé, il faut aussi aux États-Unis au moins 6, 9 ou 12 ressources bien gouvernées pour 1, 2 ou 3 paquets.',
  ],
  '9.2': [
    'La pile des djihadistes',
    'Leur main est une pile que personne ne voit. Ils jouent la carte du dessus, deux par phase d’action. Les cartes gagnées vont dessus, les cartes perdues en viennent. Ils n’utilisent jamais de réserves et ne déclenchent jamais d’événement américain.',
  ],
  '9.3.1': [
    'Quelle cellule ils utilisent ou perdent',
    'Quand les djihadistes doivent choisir une de leurs cellules dans un pays, les actives passent avant les dormantes, et Sadr en dernier. Là où les États-Unis choisissent, ils sont libres.',
  ],
  '9.3.2': [
    'Quel complot ils placent',
    'Une réussite de complot prend un marqueur au hasard parmi les disponibles, quelle que soit la valeur de la carte. Les événements qui nomment un nombre le gardent.',
  ],
  '9.4.1': [
    'Événement ou opération',
    'Une carte américaine dont l’événement pourrait arriver : ils l’utilisent pour un complot, et l’événement n’arrive pas. Leurs événements et les événements non associés se produisent s’ils le peuvent ; un événement qui placerait des cellules alors qu’il n’y en a pas sur la piste devient radicalisation.\nAprès un événement non associé, et avec toute autre carte, ils prennent la première opération possible : un djihad majeur qui peut réussir, un djihad mineur dans un pays de gouvernance bonne ou correcte, recrutement, voyage.',
  ],
  '9.4.2.1': [
    'Où frappent les événements',
    'Les événements qui placent des complots suivent les priorités du complot (9.4.2.2), ceux qui changent la gouvernance ou l’alignement celles du djihad mineur (9.4.2.4), ceux qui déplacent des cellules celles du voyage (9.4.2.6). Si la carte laisse un autre choix, les dés décident parmi les pays permis.',
  ],
  '9.4.2.2': [
    'Où ils complotent',
    'D’abord aux États-Unis. Si le prestige n’est pas faible : aux Philippines sous Abu Sayyaf, puis où il y a des troupes. S’il n’y a pas de pénalité GWOT : dans les pays de même attitude que les États-Unis. Puis où il y a de l’aide. Si le financement est sous 9 : dans les pays non musulmans, puis musulmans.\nÀ chaque pas, correcte avant bonne et mauvaise ; pour les complots d’événements, bonne, correcte, mauvaise. Un dé par cellule. Les opérations restantes deviennent radicalisation.',
  ],
  '9.4.2.3': [
    'Où ils tentent un djihad majeur',
    'Seulement où il peut réussir : 5 cellules de plus que de troupes, et une valeur suffisante, 2 là où la gouvernance est mauvaise, 3 là où elle est correcte, 1 de moins si le régime est assiégé. Le Pakistan d’abord, puis le plus de ressources.',
  ],
  '9.4.2.4': [
    'Où ils tentent un djihad mineur',
    'Dans les pays de bonne gouvernance avant ceux de gouvernance correcte. Parmi eux : le Pakistan, puis ceux qui ont de l’aide, puis les régimes assiégés, puis le plus de ressources. Un dé par cellule, dans la limite de la valeur ; le reste devient radicalisation.',
  ],
  '9.4.2.5': [
    'Où ils recrutent',
    'Le choix est refait pour chaque dé. D’abord un pays en changement de régime où les troupes dépassent les cellules de 5 ou plus ; puis un pays sous régime islamiste qui a moins de cellules que le double de la valeur ; puis l’indice de recrutement ou la gouvernance la plus élevée.\nÀ égalité : un régime assiégé, le plus de troupes et de cellules ensemble, le plus de ressources, puis les dés.',
  ],
  '9.4.2.6': [
    'Vers où ils voyagent',
    'Une cellule par pas : un pays avec changement de régime, régime assiégé ou aide ; un pays de gouvernance mauvaise où deux cellules de plus rendraient possible un djihad majeur ; un pays musulman de gouvernance bonne ou correcte, voisin d’une cellule ; si l’attitude des États-Unis est dure, un pays non musulman non marqué, si elle est souple, un pays non musulman d’attitude souple. Le reste va dans un pays au hasard.\nÀ chaque pas le Pakistan d’abord, puis le plus de ressources, puis les dés.',
  ],
  '9.4.2.6.1': [
    'D’où ils partent',
    'D’un pays sous régime islamiste qui a plus de cellules que la valeur de la carte ; puis d’un pays en changement de régime qui a plus de cellules que de troupes ; puis d’un voisin du but ; puis de n’importe où. Les actives partent d’abord, et si possible pas d’un pays visé par la même carte.\nLa dernière cellule d’un pays sous régime islamiste ou en changement de régime reste et s’endort.',
  ],
  '9.4.3': [
    'Radicalisation',
    'Ce qu’une opération ne peut utiliser est dépensé dans cet ordre, chacun une fois : une cellule de la piste vers un pays au hasard, quel que soit le financement ; un voyage qui réussit sûrement ; si le financement est sous 9, un complot dans un pays au hasard où il y a une cellule. Chaque point restant dégrade d’un niveau la gouvernance d’un pays musulman au hasard où elle est bonne ou correcte.',
  ],
  '9.5': [
    'Pays au hasard',
    'Les dés désignent un pays dans un tableau. S’il ne convient pas, on prend le plus proche qui convient, et les dés décident entre égaux.',
  ],
  '9.6': [
    'Événements à consigne propre',
    'Pour certaines cartes, il est dit ce qu’en font les djihadistes en solo : par exemple Oil Price Spike reprend une de leurs cartes défaussées les plus fortes, les deux cellules de Clean Operatives vont aux États-Unis, Iran et Jaysh al-Mahdi frappent un pays mixte chiite désigné par les dés.',
  ],
  '9.7': [
    'Idéologie djihadiste',
    'Renforce les djihadistes de la partie solo ; chaque niveau comprend les précédents. Cohérente (notre ajout) : chaque réussite d’un complot place deux complots. Attrayante : chaque réussite d’un recrutement place deux cellules. Puissante : un djihad majeur ne demande que 3 cellules de plus que de troupes. Contagieuse : les États-Unis doivent jouer toutes leurs cartes. Virulente : les dés ratés d’un djihad ne coûtent pas de cellule.',
  ],
};
