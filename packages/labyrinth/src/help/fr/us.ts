import type { TranslatedHelp } from '@sandtable/kernel';
import type { us as en } from '../en/us.js';

export const us: TranslatedHelp<typeof en> = {
  '7.1': [
    'Opérations des États-Unis',
    'La valeur de la carte doit être au moins égale à la gouvernance visée : bonne 1, correcte 2, mauvaise 3. Changement de régime, retrait et alerte demandent toujours 3. Sous un régime islamiste, seuls le changement de régime et l’alerte sont possibles.',
  ],
  '7.2': [
    'Guerre des idées',
    'Dans un pays musulman neutre, ou allié de gouvernance pas encore bonne : sur un 5 modifié ou plus, le neutre devient allié, ou la gouvernance de l’allié s’améliore d’un niveau. Un 4 exactement place la première aide. En changement de régime, il faut 5 troupes de plus que de cellules.\nDans un autre pays, sauf les États-Unis, Israël et l’Iran : on fait un jet d’attitude, dure sur 5 ou 6. Si elle est alors celle des États-Unis, le prestige monte de 1.',
  ],
  '7.3.1': [
    'Déploiement',
    'Déplacez autant de troupes que vous voulez d’un lieu vers un seul autre ; la piste des troupes est aussi un lieu. La valeur doit être au moins égale à la gouvernance visée ; vers la piste, toute carte suffit.\nD’un pays en changement de régime, il doit rester 5 troupes de plus que de cellules. Les troupes sur la piste apportent des cartes.',
  ],
  '7.3.3': [
    'Où peuvent aller les troupes',
    'Seulement chez un allié, donc toujours un pays musulman, ou de retour sur la piste des troupes. Elles entrent dans un pays sous régime islamiste par un changement de régime.',
  ],
  '7.3.4': [
    'Changement de régime',
    'Avec une valeur de 3, quand l’attitude des États-Unis est dure, amenez au moins 6 troupes d’un seul lieu dans un pays sous régime islamiste. Il reçoit un marqueur vert et devient allié, on lance le dé pour sa gouvernance (mauvaise sur 1 à 4, correcte sur 5 ou 6), toutes ses cellules deviennent actives, et on fait un jet de prestige.\nDès lors il faut 5 troupes de plus que de cellules pour qu’il en parte ou pour y mener une guerre des idées ; on y recrute sans jet. Le marqueur part quand la gouvernance devient bonne ou islamiste.',
  ],
  '7.3.5': [
    'Retrait',
    'Avec une valeur de 3, quand l’attitude des États-Unis est souple, retirez d’un pays en changement de régime autant de troupes que vous voulez, quelles que soient les cellules, vers un allié ou la piste. Son aide est perdue, le régime est assiégé, et on fait un jet de prestige. Le marqueur de changement de régime reste.',
  ],
  '7.4.1': [
    'Où démanteler',
    'Il faut une cellule ou un cadre dans le pays, et qu’il soit allié, ou non musulman (mais pas l’Iran), ou qu’il s’y trouve au moins 2 troupes. La valeur doit être au moins égale à sa gouvernance.',
  ],
  '7.4.2': [
    'Ce que fait le démantèlement',
    'Une cellule, ou deux s’il y a au moins 2 troupes ou si l’attitude du pays est dure. Une active retourne à la piste de financement, une dormante devient active ; la même cellule ne peut subir les deux. Sans cellule, le cadre part. Si la dernière cellule part, un cadre reste.\nAvec au moins 2 troupes sur place, le prestige monte de 1.',
  ],
  '7.5.2': [
    'Alerte',
    'Avec une valeur de 3, choisissez un complot où que ce soit, même en Iran ou chez un adversaire, révélez-le et déjouez-le. Une ADM quitte la partie ; tout autre marqueur peut resservir. On ne regarde pas avant de choisir.',
  ],
  '7.6.2': [
    'Réévaluation',
    'Les deux cartes d’une phase d’action, chacune de valeur 3 et sans réserves, inversent l’attitude des États-Unis, de dure à souple ou l’inverse.',
  ],
  '7.6.3': [
    'L’ordre d’une réévaluation',
    'Si les deux cartes portent des événements djihadistes, ils arrivent aussi. Les États-Unis choisissent dans quel ordre viennent ces événements et le changement d’attitude.',
  ],
};
