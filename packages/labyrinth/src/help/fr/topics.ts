import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: TranslatedHelp<typeof en> = {
  'topic.aim': [
    'De quoi il s’agit',
    'Les États-Unis veulent apporter une bonne gouvernance au monde musulman, les djihadistes un régime islamiste. Les pays riches en ressources comptent davantage.\nLes États-Unis gagnent avec 12 ressources bien gouvernées, les djihadistes avec 6 sous régime islamiste ; il y a d’autres voies (2.1). Si personne n’a gagné quand le dernier paquet est épuisé, il faut aux ressources bien gouvernées plus du double des islamistes, sinon les djihadistes gagnent.\nLa plupart des pays sont non marqués au début : leur gouvernance ou leur attitude n’est connue que lorsque quelqu’un s’y rend.',
  ],
  'topic.turn': [
    'Comment se passe un tour',
    'Les deux camps ont une main de cartes. Les djihadistes jouent deux cartes, puis les États-Unis deux, et ainsi de suite jusqu’à ce que les mains soient vides.\nAprès chaque paire de cartes américaines, tous les complots non déjoués de la carte agissent. Il y a donc toujours une occasion d’arrêter un complot.\nQuand il n’y a plus de cartes, le financement baisse, le prestige peut changer et l’on distribue : plus il reste de troupes à la maison, plus les États-Unis ont de cartes ; plus le financement est haut, plus les djihadistes en ont.',
  ],
  'topic.card': [
    'Ce que permet une carte',
    'Une carte a une valeur de 1 à 3 et un événement. Vous utilisez l’un des deux : l’événement, s’il est à vous ou non associé, ou la valeur pour une opération.\nSi vous utilisez une carte de l’autre camp pour une opération, son événement arrive aussi. Vous choisissez avant ou après, et c’est souvent là tout l’art : jouez sa carte quand l’événement ne peut pas nuire.\nUne carte de valeur 1 ou 2 peut aussi être mise en réserve.',
  ],
  'topic.countries': [
    'Gouvernance, alignement et attitude',
    'Les pays musulmans ont une gouvernance (bonne 1, correcte 2, mauvaise 3, ou régime islamiste) et un alignement (allié, neutre, adversaire). Le nombre joue dans les deux sens : il faut aux États-Unis une carte d’au moins cette valeur, et un dé djihadiste y réussit à ce nombre ou moins. Un pays mal gouverné est donc difficile pour les États-Unis et facile pour les djihadistes.\nLes autres pays ont une attitude, dure ou souple. Si le monde penche de l’autre côté que les États-Unis, la guerre des idées devient plus difficile. L’Iran n’a ni l’une ni l’autre : il n’est qu’un lieu pour des cellules et des complots.',
  ],
  'topic.cells': [
    'Cellules, troupes et cadres',
    'Une cellule est dormante tant qu’elle ne fait rien ; ensuite elle est active. Le démantèlement retire les actives, mais ne fait que réveiller les dormantes. Le voyage rendort une cellule.\nLes cellules hors de la carte attendent sur la piste de financement, et un financement bas en bloque une partie.\nLes troupes sont chez des alliés ou dans des pays en changement de régime. Là où la dernière cellule a été démantelée reste un cadre : les djihadistes peuvent y recruter de nouveau.',
  ],
  'topic.us': [
    'Les États-Unis en bref',
    'Par la guerre des idées, faites des pays neutres des alliés et améliorez leur gouvernance. Le prestige, l’aide, un bon voisin et un monde d’accord avec vous aident le dé.\nDémantelez les cellules avant qu’elles ne dépassent vos troupes de cinq, car un djihad majeur peut alors amener un régime islamiste.\nGardez une carte de valeur 3 pour une alerte. Le changement de régime reprend un pays, mais il immobilise des troupes et réduit votre main.',
  ],
  'topic.jihadist': [
    'Les djihadistes en bref',
    'Recrutez où la gouvernance est mauvaise, voyagez chez des voisins mal gouvernés, dégradez la gouvernance par le djihad mineur, et rassemblez cinq cellules de plus que de troupes pour un djihad majeur.\nLes complots rapportent du financement, qui baisse à chaque tour, et sans lui vous n’avez ni cellules ni cartes. Un complot contre un pays avec de l’aide ou des troupes fait mal deux fois.\nSi le prestige tombe à 1, quinze pays de gouvernance mauvaise ou islamiste les font gagner aussi ; une ADM aux États-Unis gagne aussitôt.',
  ],
  'topic.hidden': [
    'Ce qui est caché',
    'Vous voyez votre main, et de celle de l’autre seulement le nombre de cartes. Seuls les djihadistes savent quels complots ils ont placés ; une alerte ou leur effet les révèle.\nLes cartes défaussées et retirées sont visibles de tous, de même que le nombre de cartes à piocher.\nEn solo, personne ne voit les cartes des djihadistes avant qu’elles ne soient jouées.',
  ],
  'topic.solitaire': [
    'La partie solo',
    'Vous menez les États-Unis ; les djihadistes du livret jouent la carte du dessus d’une pile cachée. Leurs événements et les événements non associés se produisent s’ils le peuvent. Si un événement américain pouvait se produire, ils utilisent la carte pour un complot. Sinon ils prennent la première opération possible : un djihad majeur qui peut réussir, un djihad mineur où la gouvernance est bonne ou correcte, recrutement, voyage. Les opérations restantes deviennent radicalisation.\nLe journal nomme la règle de chaque pas. À la fin il vous faut plus du double de leurs ressources, et au moins 6, 9 ou 12 ressources bien gouvernées pour 1, 2 ou 3 paquets.',
  ],
};
