import { describe, expect, it } from 'vitest';
import { parseSettings, serializeSettings, type TableSettings } from './table-settings.js';

const CHANGED: TableSettings = {
  speed: 'quick',
  isAuto: false,
  explain: true,
  notify: true,
  isSoundOn: true,
  isWide: true,
  logPercent: 40,
};

describe('stored table settings', () => {
  it('are read back as they were written', () => {
    expect(parseSettings(serializeSettings(CHANGED))).toEqual(CHANGED);
  });

  it('are read under the names that browsers already hold', () => {
    expect(
      parseSettings('{"speed":"quick","auto":false,"explain":true,"call":true,"sound":true,"broad":true,"log":40}'),
    ).toEqual(CHANGED);
  });

  it('are the defaults where the stored text is unknown or broken', () => {
    const defaults = parseSettings('{}');
    expect(parseSettings('{"speed":"warp","explain":1}')).toEqual(defaults);
    expect(parseSettings('no JSON')).toEqual(defaults);
    expect(parseSettings('null')).toEqual(defaults);
  });
});
