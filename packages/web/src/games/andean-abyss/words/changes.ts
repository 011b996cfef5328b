import { texts } from '@sandtable/kernel';

/** What an option would change, where the game's log has no text for it. */
export const changes = texts({
  'change.support': {
    en: 'Total Support {from} → {to}, Government margin {margin}',
    pl: 'Suma poparcia {from} → {to}, margines Rządu {margin}',
    hu: 'Összes támogatás {from} → {to}, a Kormány különbözete {margin}',
    fr: 'Soutien total {from} → {to}, marge du Gouvernement {margin}',
    es: 'Apoyo total {from} → {to}, margen del Gobierno {margin}',
  },
  'change.opposition': {
    en: 'Opposition + Bases {from} → {to}, FARC margin {margin}',
    pl: 'Opozycja + Bazy {from} → {to}, margines FARC {margin}',
    hu: 'Ellenállás + bázisok {from} → {to}, a FARC különbözete {margin}',
    fr: 'Opposition + Bases {from} → {to}, marge des FARC {margin}',
    es: 'Oposición + Bases {from} → {to}, margen de las FARC {margin}',
  },
  'change.margin': {
    en: '{faction}: victory margin {from} → {to}',
    pl: '{faction}: margines zwycięstwa {from} → {to}',
    hu: '{faction}: győzelmi különbözet {from} → {to}',
    fr: '{faction} : marge de victoire {from} → {to}',
    es: '{faction}: margen de victoria {from} → {to}',
  },
  'change.more': {
    en: '{n, plural, one {and # more change} other {and # more changes}}',
    pl: 'i jeszcze {n, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}',
    hu: 'és még {n} változás',
    fr: '{n, plural, one {et # autre changement} other {et # autres changements}}',
    es: '{n, plural, one {y # cambio más} many {y # cambios más} other {y # cambios más}}',
  },
});
