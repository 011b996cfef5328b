import { texts } from '@sandtable/kernel';

/** What every page has. */
export const shell = texts({
  'shell.title': { en: 'Sandtable', pl: 'Sandtable', hu: 'Sandtable', fr: 'Sandtable' },
  'shell.description': {
    en: 'Board wargames played completely and correctly: alone, at one screen or online',
    pl: 'Planszowe gry wojenne, kompletne i zgodne z zasadami: w pojedynkę, przy jednym ekranie albo przez sieć',
    hu: 'Háborús társasjátékok teljes és pontos szabályokkal: egyedül, egy képernyőnél vagy hálózaton',
    fr: 'Des wargames de plateau, complets et conformes aux règles : en solitaire, sur le même écran ou en réseau',
  },
  'shell.loading': { en: 'One moment …', pl: 'Chwileczkę …', hu: 'Egy pillanat …', fr: 'Un instant…' },
  'shell.language': { en: 'Language', pl: 'Język', hu: 'Nyelv', fr: 'Langue' },
  'shell.theme': { en: 'Light or dark', pl: 'Jasny czy ciemny', hu: 'Világos vagy sötét', fr: 'Clair ou sombre' },
  'shell.theme.system': { en: '◐ Auto', pl: '◐ Auto', hu: '◐ Auto', fr: '◐ Auto' },
  'shell.theme.light': { en: '○ Light', pl: '○ Jasny', hu: '○ Világos', fr: '○ Clair' },
  'shell.theme.dark': { en: '● Dark', pl: '● Ciemny', hu: '● Sötét', fr: '● Sombre' },
  'shell.home': { en: 'Home', pl: 'Strona główna', hu: 'Kezdőlap', fr: 'Accueil' },
  'shell.notFound': {
    en: 'There is nothing at this address.',
    pl: 'Pod tym adresem nic nie ma.',
    hu: 'Ezen a címen nincs semmi.',
    fr: 'Il n’y a rien à cette adresse.',
  },
  'shell.broken': {
    en: 'Something went wrong here: {reason}',
    pl: 'Coś poszło nie tak: {reason}',
    hu: 'Valami elromlott: {reason}',
    fr: 'Quelque chose a mal tourné : {reason}',
  },
  'shell.waiting': {
    en: 'The server can’t be reached. This page continues by itself when it is back.',
    pl: 'Serwer jest niedostępny. Strona ruszy sama, gdy tylko wróci.',
    hu: 'A szerver nem érhető el. Az oldal magától folytatódik, amint újra elérhető.',
    fr: 'Le serveur est injoignable. Cette page reprendra d’elle-même dès son retour.',
  },
  'shell.again': { en: 'Try again', pl: 'Spróbuj ponownie', hu: 'Újra', fr: 'Réessayer' },
  'shell.close': { en: 'Close', pl: 'Zamknij', hu: 'Bezárás', fr: 'Fermer' },
});
