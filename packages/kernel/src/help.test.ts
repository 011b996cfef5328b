import { describe, expect, it } from 'vitest';
import { helpCatalog } from './help.js';
import { helpFaults } from './testing/index.js';

const en = helpCatalog({ '1.0': ['Aim', 'Take the hill.'] });

describe('help', () => {
  it('is a catalog of texts and titles', () => {
    expect(en).toEqual({ '1.0': 'Take the hill.', 'title.1.0': 'Aim' });
  });

  it('has no faults if every language has the same pages', () => {
    expect(helpFaults({ en, pl: en, hu: en, fr: en }, 'fr')).toEqual([]);
  });

  it('may lack pages in a draft, but has no others and no halves', () => {
    const two = { ...en, '2.0': 'Hold it.', 'title.2.0': 'End' };
    const es = { '1.0': 'Toma la colina.', 'title.1.0': 'Objetivo' };
    expect(helpFaults({ en: two, pl: two, hu: two, fr: two }, 'es')).toEqual([]);
    expect(helpFaults({ en: two, pl: two, hu: two, fr: two, es }, 'es')).toEqual([]);
    expect(helpFaults({ en, pl: en, hu: en, fr: en, es: { '2.0': 'Toma la colina.' } }, 'es')).toEqual([
      '2.0: no title',
      '2.0: not in English',
    ]);
  });

  it('has its faults listed', () => {
    const fr = { '1.0': 'Pourquoi ?  La colline', '2.0': `${'a'.repeat(720)}.`, 'title.2.0': 'B' };
    expect(helpFaults({ en, pl: en, hu: en, fr }, 'fr')).toEqual([
      'title.1.0: only in English',
      '1.0: no title',
      '1.0: not set as other words are',
      '1.0: a space that may break',
      '2.0: too long',
      '2.0: not in English',
      'title.2.0: not in English',
    ]);
  });
});
