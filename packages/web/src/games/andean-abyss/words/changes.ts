import { phrases } from '../../../words/phrases.js';

/** What an option would change, where the game's log has no text for it. */
export const changes = phrases({
  en: {
    'change.support': 'Total Support {from} → {to}, Government margin {margin}',
    'change.opposition': 'Opposition + Bases {from} → {to}, FARC margin {margin}',
    'change.margin': '{faction}: victory margin {from} → {to}',
    'change.more': '{n, plural, one {and # more change} other {and # more changes}}',
  },
  pl: {
    'change.support': 'Suma poparcia {from} → {to}, margines rządu {margin}',
    'change.opposition': 'Opozycja + Bazy {from} → {to}, margines FARC {margin}',
    'change.margin': '{faction}: margines zwycięstwa {from} → {to}',
    'change.more': 'i jeszcze {n, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}',
  },
  hu: {
    'change.support': 'Összes támogatás {from} → {to}, a kormány különbözete {margin}',
    'change.opposition': 'Ellenállás + bázisok {from} → {to}, a FARC különbözete {margin}',
    'change.margin': '{faction}: győzelmi különbözet {from} → {to}',
    'change.more': 'és még {n} változás',
  },
  fr: {
    'change.support': 'Soutien total {from} → {to}, marge du Gouvernement {margin}',
    'change.opposition': 'Opposition + Bases {from} → {to}, marge des FARC {margin}',
    'change.margin': '{faction} : marge de victoire {from} → {to}',
    'change.more': '{n, plural, one {et # autre changement} other {et # autres changements}}',
  },
});
