import { texts } from '@sandtable/kernel';

/** What every page has. */
export const shell = texts({
  'shell.title': { en: 'Sandtable', pl: 'Sandtable', hu: 'Sandtable', fr: 'Sandtable', es: 'Sandtable' },
  'shell.description': {
    en: 'Board wargames played completely and correctly: alone, at one screen or online',
    pl: 'Planszowe gry wojenne, kompletne i zgodne z zasadami: w pojedynkę, przy jednym ekranie albo przez sieć',
    hu: 'Háborús társasjátékok teljes és pontos szabályokkal: egyedül, egy képernyőnél vagy hálózaton',
    fr: 'Des wargames de plateau, complets et conformes aux règles : en solitaire, sur le même écran ou en réseau',
    es: 'Juegos de guerra de tablero, completos y correctos: en solitario, en una misma pantalla o en línea',
  },
  'shell.loading': {
    en: 'One moment …',
    pl: 'Chwileczkę …',
    hu: 'Egy pillanat …',
    fr: 'Un instant…',
    es: 'Un momento …',
  },
  'shell.language': { en: 'Language', pl: 'Język', hu: 'Nyelv', fr: 'Langue', es: 'Idioma' },
  'shell.theme': {
    en: 'Light or dark',
    pl: 'Jasny czy ciemny',
    hu: 'Világos vagy sötét',
    fr: 'Clair ou sombre',
    es: 'Claro u oscuro',
  },
  'shell.theme.system': { en: '◐ Auto', pl: '◐ Auto', hu: '◐ Auto', fr: '◐ Auto', es: '◐ Auto' },
  'shell.theme.light': { en: '○ Light', pl: '○ Jasny', hu: '○ Világos', fr: '○ Clair', es: '○ Claro' },
  'shell.theme.dark': { en: '● Dark', pl: '● Ciemny', hu: '● Sötét', fr: '● Sombre', es: '● Oscuro' },
  'shell.home': { en: 'Home', pl: 'Strona główna', hu: 'Kezdőlap', fr: 'Accueil', es: 'Inicio' },
  'shell.notFound': {
    en: 'There is nothing at this address.',
    pl: 'Pod tym adresem nic nie ma.',
    hu: 'Ezen a címen nincs semmi.',
    fr: 'Il n’y a rien à cette adresse.',
    es: 'En esta dirección no hay nada.',
  },
  'shell.broken': {
    en: 'Something went wrong here: {reason}',
    pl: 'Coś poszło nie tak: {reason}',
    hu: 'Valami elromlott: {reason}',
    fr: 'Quelque chose a mal tourné : {reason}',
    es: 'Algo falló aquí: {reason}',
  },
  'shell.waiting': {
    en: 'The server can’t be reached. This page continues by itself when it is back.',
    pl: 'Serwer jest niedostępny. Strona ruszy sama, gdy tylko wróci.',
    hu: 'A szerver nem érhető el. Az oldal magától folytatódik, amint újra elérhető.',
    fr: 'Le serveur est injoignable. Cette page reprendra d’elle-même dès son retour.',
    es: 'No se puede conectar con el servidor. Esta página seguirá por sí sola cuando vuelva.',
  },
  'shell.again': { en: 'Try again', pl: 'Spróbuj ponownie', hu: 'Újra', fr: 'Réessayer', es: 'Reintentar' },
  'shell.close': { en: 'Close', pl: 'Zamknij', hu: 'Bezárás', fr: 'Fermer', es: 'Cerrar' },
});
