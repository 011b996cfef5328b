import { texts } from '@sandtable/kernel';

/** Ways to answer several questions with one press, and actions that are not possible now. */
export const choices = texts({
  'choices.same': { en: 'the same', pl: 'tak samo', hu: 'ugyanaz', fr: 'de même', es: 'lo mismo' },
  'choices.sameAs': {
    en: 'As in {space}: {answers}',
    pl: 'Tak jak: {space} ({answers})',
    hu: 'Mint itt: {space} ({answers})',
    fr: 'Comme ici : {space} ({answers})',
    es: 'Como en {space}: {answers}',
  },
  'choices.sameForAll': {
    en: 'The same in all {n}',
    pl: 'Tak samo wszędzie ({n})',
    hu: 'Ugyanaz mindenhol ({n})',
    fr: 'De même partout ({n})',
    es: 'Lo mismo en los {n}',
  },
  'choices.finish': {
    en: 'Finish the operation',
    pl: 'Zakończ operację',
    hu: 'Művelet befejezése',
    fr: 'Terminer l’opération',
    es: 'Terminar la operación',
  },
  'choices.closed': {
    en: 'Not possible now',
    pl: 'Teraz niemożliwe',
    hu: 'Most nem lehetséges',
    fr: 'Impossible pour l’instant',
    es: 'Ahora no es posible',
  },
  'closed.resources': {
    en: '{n, plural, one {# more Resource is} other {# more Resources are}} needed',
    pl: '{n, plural, one {brakuje # zasobu} few {brakuje # zasobów} many {brakuje # zasobów} other {brakuje # zasobu}}',
    hu: 'még {n} erőforrás kell hozzá',
    fr: 'il manque {n, plural, one {# Ressource} other {# Ressources}}',
    es: '{n, plural, one {falta # Recurso} other {faltan # Recursos}}',
  },
  'closed.noSpace': {
    en: 'no space qualifies now',
    pl: 'teraz nie pasuje żadne pole',
    hu: 'most egy mező sem felel meg',
    fr: 'aucune zone ne convient maintenant',
    es: 'ahora ningún espacio cumple las condiciones',
  },
  'closed.noUse': {
    en: 'it would change nothing',
    pl: 'nic by to nie zmieniło',
    hu: 'semmit sem változtatna',
    fr: 'cela ne changerait rien',
    es: 'no cambiaría nada',
  },
  'closed.lastCard': {
    en: 'not on the last card before the final Propaganda',
    pl: 'nie na ostatniej karcie przed finałową propagandą',
    hu: 'az utolsó propaganda előtti utolsó lapon nem lehet',
    fr: 'pas sur la dernière carte avant la Propagande finale',
    es: 'no en la última carta antes de la Propaganda final',
  },
  'closed.eventGone': {
    en: 'the other faction took the Event or left none',
    pl: 'druga frakcja zajęła wydarzenie albo go nie zostawiła',
    hu: 'a másik frakció magának vette az eseményt, vagy nem hagyott rá lehetőséget',
    fr: 'l’autre Faction a pris l’Événement ou n’en laisse pas',
    es: 'la otra facción tomó el Evento o no lo dejó libre',
  },
  'closed.ops': {
    en: 'the card’s value is too small',
    pl: 'wartość karty jest za mała',
    hu: 'a lap értéke túl kicsi',
    fr: 'la valeur de la carte est trop faible',
    es: 'el valor de la carta es demasiado bajo',
  },
});
