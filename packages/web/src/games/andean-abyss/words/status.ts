import { texts } from '@sandtable/kernel';

/** The bar above the board, and the names of the tabs beside it. */
export const status = texts({
  'status.title': {
    en: 'Margins, Resources, Aid, El Presidente, Propaganda',
    pl: 'Marginesy, zasoby, wsparcie, El Presidente, propaganda',
    hu: 'Különbözetek, erőforrások, segély, El Presidente, propaganda',
    fr: 'Marges, Ressources, Aide, El Presidente, Propagande',
    es: 'Márgenes, Recursos, Ayuda, El Presidente, Propaganda',
  },
  'status.faction': {
    en: '{faction}: margin {margin}, Resources {resources}',
    pl: '{faction}: margines {margin}, zasoby {resources}',
    hu: '{faction}: különbözet {margin}, erőforrás {resources}',
    fr: '{faction} : marge {margin}, Ressources {resources}',
    es: '{faction}: margen {margin}, Recursos {resources}',
  },
  'status.leads': {
    en: 'closest to its goal',
    pl: 'najbliżej celu',
    hu: 'legközelebb a céljához',
    fr: 'la plus proche de son but',
    es: 'la más cercana a su meta',
  },
  'status.propaganda': { en: 'Propaganda', pl: 'Propaganda', hu: 'Propaganda', fr: 'Propagande', es: 'Propaganda' },
  'status.propaganda.next': {
    en: '{n, plural, =0 {next card} one {in # card} other {in # cards}}',
    pl: '{n, plural, =0 {następna karta} one {za # kartę} few {za # karty} other {za # kart}}',
    hu: '{n, plural, =0 {a következő kártya} other {# kártya múlva}}',
    fr: '{n, plural, =0 {prochaine carte} one {dans # carte} other {dans # cartes}}',
    es: '{n, plural, =0 {siguiente carta} one {en # carta} many {en # cartas} other {en # cartas}}',
  },
  'status.propaganda.final': {
    en: 'final one next',
    pl: 'finałowa jest następna',
    hu: 'a végső következik',
    fr: 'finale, ensuite',
    es: 'la final, ahora',
  },
  'status.propaganda.within': {
    en: 'within {n, plural, one {# card} other {# cards}}',
    pl: 'najpóźniej za {n, plural, one {# kartę} few {# karty} other {# kart}}',
    hu: '{n} kártyán belül',
    fr: 'd’ici {n, plural, one {# carte} other {# cartes}}',
    es: 'en máx. {n, plural, one {# carta} many {# cartas} other {# cartas}}',
  },
  'status.propaganda.notBefore': {
    en: 'not for {n, plural, one {# card} other {# cards}}',
    pl: 'nie przez {n, plural, one {# kartę} few {# karty} other {# kart}}',
    hu: '{n} kártyáig nem',
    fr: 'pas avant {n, plural, one {# carte} other {# cartes}}',
    es: 'no antes de {n, plural, one {# carta} many {# cartas} other {# cartas}}',
  },
  'tab.card': { en: 'Card', pl: 'Karta', hu: 'Kártya', fr: 'Carte', es: 'Carta' },
  'tab.events': { en: 'Events', pl: 'Wydarzenia', hu: 'Események', fr: 'Événements', es: 'Eventos' },
  'tab.aid': { en: 'Player aid', pl: 'Pomoc gracza', hu: 'Segédlet', fr: 'Aide de jeu', es: 'Resumen' },
});
