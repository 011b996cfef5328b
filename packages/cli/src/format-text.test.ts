import { message, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { formatColumns, formatPosition, formatTable, withoutAccents, wrap } from './format-text.js';

describe('tables', () => {
  it('are aligned, numbers to the right', () => {
    expect(
      formatTable(
        ['Żółw', 'n'],
        [
          ['a', 1],
          ['łódź', 10],
        ],
      ),
    ).toBe('Żółw   n\n────  ──\na      1\nłódź  10');
  });

  it('have no line if there is no header', () => {
    expect(formatTable([' ', ' '], [['a', 1]])).toBe('a  1');
  });

  it('show only the rows with a word, whatever its accents', () => {
    const table = { title: message('t'), head: [message('h')], rows: [['Bogotá'], ['Cali']] };
    expect(formatPosition([table], words('en', []), 'bogota')).toBe('t\nh\n──────\nBogotá');
    expect(formatPosition([table], words('en', []), 'nowhere')).toBe('');
    const detail = { ...table, rows: [['Cali', 'Bogotá']], head: [message('h'), message('i')], detail: true } as const;
    expect(formatPosition([detail], words('en', []))).toBe('');
    expect(formatPosition([detail], words('en', []), 'bogota')).toBe('');
    expect(formatPosition([detail], words('en', []), 'cali')).toBe('t\nh     i\n────  ──────\nCali  Bogotá');
    expect(withoutAccents('ŻÓŁĆ')).toBe('zołc');
  });
});

describe('columns', () => {
  it('hold few items in one column and many side by side, read downwards', () => {
    expect(formatColumns(['a', 'b'], 80)).toBe('  a\n  b');
    const many = Array.from({ length: 12 }, (_, i) => `item ${i}`);
    const lines = formatColumns(many, 40).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('  item 0    item 3    item 6    item 9');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42);
  });
});

describe('long lines', () => {
  it('are broken between words, and never inside one', () => {
    expect(wrap('one two three', 8)).toBe('one two\nthree');
    expect(wrap('incomprehensibilities now', 8)).toBe('incomprehensibilities\nnow');
    expect(wrap('short', 80)).toBe('short');
  });
});
