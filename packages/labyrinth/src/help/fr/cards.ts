import type { TranslatedHelp } from '@sandtable/kernel';
import type { cards as en } from '../en/cards.js';

export const cards: TranslatedHelp<typeof en> = {
  '6.1': [
    'Utiliser une carte',
    'Chaque carte se joue soit comme événement, soit pour une opération de sa valeur. Vous ne pouvez jouer un événement que s’il est à votre camp ou à aucun et que sa condition est remplie. Pour une opération, toute carte convient, mais un événement de l’autre camp arrive alors aussi.',
  ],
  '6.2': [
    'Événements',
    'Un événement n’arrive que si sa condition est remplie et que rien ne le bloque. On en exécute tout ce qui peut l’être.\nCertains laissent un marqueur et durent ; certains cessent à la fin du tour ; certains en bloquent d’autres ; certains n’arrivent qu’une fois, et la carte quitte alors la partie.',
  ],
  '6.2.1': [
    'Exécuter un événement',
    'La valeur de la carte ne compte pas pour son événement. C’est le camp auquel il appartient qui en fait les choix, même si l’autre a joué la carte ; pour un événement non associé, c’est celui qui l’a jouée.',
  ],
  '6.2.2': [
    'La carte passe avant la règle',
    'Quand le texte d’une carte contredit les règles, c’est la carte qui vaut, tant que dure son effet. Un événement peut donc permettre un lieu ou un mouvement d’ordinaire interdit. De deux événements contraires, c’est le dernier qui compte.',
  ],
  '6.3.1': [
    'Une carte pour une opération',
    'Vous choisissez l’opération et utilisez pour elle la valeur de la carte ; peu importe à qui est l’événement. Une carte fait exception : l’événement de US Election arrive toujours, et celui qui la joue choisit avant ou après l’opération.',
  ],
  '6.3.2': [
    'L’événement de l’autre camp',
    'Une carte portant un événement de l’autre camp, utilisée pour une opération ou des réserves, le déclenche. Le camp auquel il appartient en fait les choix. Une seule exception : la première carte du tour que les djihadistes utilisent pour un complot ne déclenche pas d’événement américain.',
  ],
  '6.3.2.1': [
    'Avant ou après',
    'Celui qui joue la carte choisit si l’événement de l’autre camp vient avant ou après l’opération. La condition se vérifie au moment où l’événement arriverait : ce que vous faites d’abord peut l’empêcher ou le rendre possible.',
  ],
  '6.3.3': [
    'Réserves',
    'Au lieu d’une opération, une carte de valeur 1 ou 2 peut être mise de côté : sa valeur va à vos réserves, 2 au plus. Si elle porte un événement de l’autre camp, il arrive.\nLes réserves non dépensées à la fin du tour sont perdues.',
  ],
  '6.3.3.1': [
    'Dépenser les réserves',
    'Vous pouvez ajouter toutes vos réserves à la valeur d’une carte utilisée pour une opération. Le total est de 3 au plus, et les réserves reviennent à 0. Elles n’aident ni un événement ni une réévaluation.',
  ],
};
