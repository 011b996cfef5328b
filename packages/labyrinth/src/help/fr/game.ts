import type { TranslatedHelp } from '@sandtable/kernel';
import type { game as en } from '../en/game.js';

export const game: TranslatedHelp<typeof en> = {
  '2.1': [
    'Gagner aussitôt',
    'Les États-Unis : 12 ressources dans des pays de bonne gouvernance ; ou 15 pays musulmans de gouvernance bonne ou correcte ; ou plus aucune cellule sur la carte.\nLes djihadistes : 6 ressources sous régime islamiste, dont au moins deux pays adjacents ; ou 15 pays musulmans de gouvernance mauvaise ou sous régime islamiste alors que le prestige est à 1 ; ou un complot ADM qui agit aux États-Unis.\nLes pays non marqués ne comptent pour personne.',
  ],
  '2.3': [
    'Quand le dernier paquet est épuisé',
    'Les États-Unis gagnent si les ressources bien gouvernées dépassent le double des islamistes ; sinon ce sont les djihadistes. Un pays au marqueur vert de changement de régime compte ici, et seulement ici, comme islamiste.',
  ],
  '3.2': [
    'Mise en place',
    'Le scénario met en place les pays, les pistes, les troupes, les cellules et les événements durables. Les pays qu’il ne nomme pas sont non marqués : ils sont testés quand cela compte (4.9.4). Dans certains scénarios, les djihadistes placent eux-mêmes quelques cellules là où le scénario le permet ; un pays qui en reçoit une est testé.',
  ],
  '4.1.1': [
    'Pays adjacents',
    'Les pays reliés par une ligne sont adjacents. Les sept pays Schengen sont adjacents entre eux et à tout pays relié à leur cadre. Le Patriot Act coupe tous les liens des États-Unis sauf celui avec le Canada. Examinez un pays pour voir ses voisins actuels.',
  ],
  '4.7.2': [
    'L’attitude du monde',
    'On compte tous les pays non musulmans sauf les États-Unis : les attitudes dures moins les souples, 3 au plus d’un côté. l’attitude d’Israël est toujours dure ; les pays non marqués ne comptent pas.\nSi l’attitude mondiale est opposée à celle des États-Unis, l’écart est la pénalité GWOT de chaque guerre des idées dans un pays musulman.',
  ],
  '4.8.4': [
    'Cadres',
    'Quand la dernière cellule d’un pays est démantelée ou retirée par un événement, un cadre reste : les djihadistes peuvent encore y recruter. Une nouvelle cellule le remplace. Une cellule perdue par leur propre échec n’en laisse pas.\nPendant leur phase d’action, les djihadistes peuvent retirer des cadres de la carte.',
  ],
  '4.9.2': [
    'Le jet de guerre des idées',
    'Un 5 modifié ou plus réussit. Prestige : faible −1, élevé +1, très élevé +2. De correcte à bonne : −1. La pénalité GWOT. Chaque marqueur aide : +1. Si au moins un pays adjacent est un allié de bonne gouvernance : +1.\nExaminez un pays pour voir le dé qu’il faut maintenant.',
  ],
  '4.9.4': [
    'Tester un pays',
    'Un pays non marqué est testé dès qu’une opération le vise ou qu’une cellule y arrive. La gouvernance d’un pays musulman devient mauvaise sur 1 à 4, correcte sur 5 ou 6, et le pays devient neutre. L’attitude d’un autre pays devient souple sur 1 à 4, dure sur 5 ou 6.\nLe test précède les dés de l’opération. Si la valeur de la carte se révèle insuffisante, l’opération échoue, sauf si des réserves l’aident.',
  ],
  '5.2': [
    'Un tour',
    'Les djihadistes jouent deux cartes, puis les États-Unis deux, à tour de rôle, jusqu’à ce que les deux mains soient vides ou que les États-Unis gardent leur dernière carte. Après chaque phase d’action américaine, les complots non déjoués agissent. Puis le tour se termine (5.2.5).',
  ],
  '5.2.2': [
    'Jouer deux cartes',
    'Pendant sa phase d’action, un camp joue deux cartes l’une après l’autre ; chacune comme événement ou pour une opération. Un camp sans carte ne fait rien, mais les djihadistes peuvent retirer des cadres.\nSi les États-Unis n’ont qu’une carte, ils peuvent la jouer, la défausser sans effet ou la garder pour le tour suivant, en plus de la nouvelle main.',
  ],
  '5.2.5': [
    'La fin du tour',
    'Le financement baisse de 1. Le prestige baisse de 1 si un pays est sous régime islamiste ; puis il monte de 1 si l’attitude mondiale est à 3 du côté des États-Unis.\nLes événements temporaires et la carte du 1er complot sont défaussés, les réserves reviennent à 0, on distribue 7 à 9 cartes, et les marqueurs verts de changement de régime passent au brun.',
  ],
};
