import type { TranslatedHelp } from '@sandtable/kernel';
import type { jihadist as en } from '../en/jihadist.js';

export const jihadist: TranslatedHelp<typeof en> = {
  '8.1': [
    'Opérations des djihadistes',
    'Toute carte sert partout ; sa valeur est le nombre de dés ou de trajets. Un dé réussit au nombre de la gouvernance ou moins : bonne 1, correcte 2, mauvaise 3. Sous un régime islamiste il ne faut pas de jet, ni pour recruter dans un pays en changement de régime, ni pour voyager chez un voisin.',
  ],
  '8.1.2': [
    'Annoncer, puis lancer',
    'Dites d’abord pour chaque dé à quel pays il va, puis lancez-les tous ; ils comptent en même temps. S’il y a plus de réussites que de cellules disponibles, les djihadistes choisissent où vont les cellules.',
  ],
  '8.2': [
    'Recrutement',
    'Là où il y a une cellule ou un cadre, chaque réussite place une cellule dormante de la piste de financement, tant que le financement en rend disponibles. Quelques pays ont leur propre indice de recrutement, qui remplace la gouvernance. En changement de régime et sous régime islamiste, pas de jet. Un échec ne coûte rien.',
  ],
  '8.3': [
    'Voyage',
    'Chaque point déplace une cellule, chacune une fois par carte. Vers un pays adjacent, dans son propre pays ou vers un régime islamiste, elle arrive sûrement ; ailleurs il faut un jet selon la gouvernance du but, et une cellule qui échoue retourne à la piste de financement.\nElle arrive dormante. Tous les trajets sont annoncés avant les jets ; un but non marqué est d’abord testé.',
  ],
  '8.4': [
    'Djihad',
    'Dans un pays musulman qui n’est pas sous régime islamiste, une cellule par dé ; les dormantes qui participent deviennent actives. Chaque réussite dégrade la gouvernance d’un niveau, sans dépasser mauvaise, et retire une aide. Chaque échec coûte une cellule. Seul un djihad majeur peut amener un régime islamiste (8.4.2).',
  ],
  '8.4.2': [
    'Djihad majeur',
    'S’il y a au moins 5 cellules de plus que de troupes et que toutes les dormantes deviennent actives, deux réussites au-delà de mauvaise amènent un régime islamiste ; une suffit si le régime est assiégé. Un pays de gouvernance correcte demande donc trois réussites d’une même carte.\nLe pays devient adversaire, l’aide, le siège et le changement de régime disparaissent, le financement monte de ses ressources, et le prestige tombe à 1 s’il y a des troupes. La première fois au Pakistan, son arsenal de trois ADM devient disponible.',
  ],
  '8.4.3': [
    'Un djihad qui échoue',
    'Chaque dé raté renvoie une cellule à la piste de financement, sans laisser de cadre ; les djihadistes choisissent laquelle.\nSi un djihad majeur de trois dés dans un pays dont la gouvernance est déjà mauvaise n’amène pas de régime islamiste, le régime devient assiégé et le pays fait un pas vers allié.',
  ],
  '8.5.1': [
    'Complot : où',
    'Dans tout pays qui n’est pas sous régime islamiste, Iran compris, avec une cellule par dé ; les dormantes qui participent deviennent actives.\nLa première carte du tour utilisée pour un complot ne déclenche pas d’événement américain, si l’on a lancé au moins un dé.',
  ],
  '8.5.2': [
    'Complot : quel marqueur',
    'Chaque réussite place un marqueur disponible face cachée : d’un nombre au plus égal à la valeur de la carte, ou une ADM s’il y en a. Seuls les djihadistes peuvent le regarder. Un échec n’a pas d’effet.',
  ],
  '8.5.6': [
    'Complots non déjoués',
    'Ils agissent à la fin de chaque phase d’action américaine, dans l’ordre choisi par les djihadistes.\nPays musulman : financement +1, +2 si la gouvernance est bonne ; autant de dés que son nombre (ADM : 3) dégradent la gouvernance et retirent de l’aide. Ailleurs : financement de son nombre, double si la gouvernance est bonne, 9 pour une ADM ; jet d’attitude, et pour un pays Schengen deux autres pays Schengen font aussi un jet. Iran : financement seulement.\nÉtats-Unis : financement 9, jets d’attitude et de prestige ; une ADM gagne la partie.\nS’il y a des troupes : prestige −1, ou à 1 pour une ADM.',
  ],
};
