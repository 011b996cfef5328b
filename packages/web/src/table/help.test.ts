import { describe, expect, it } from 'vitest';
import { helpPages, pageFor } from './help.js';

const help = {
  '3.10': 'ten',
  '3.2': 'two',
  'title.3.2': 'Operations',
  'topic.map': 'the map',
  'title.topic.map': 'The map',
  '3.2.4': 'four',
};

describe('help', () => {
  it('lists topics first, then rules by number', () => {
    expect(helpPages(help).map(({ key }) => key)).toEqual(['topic.map', '3.2', '3.2.4', '3.10']);
  });

  it('finds the nearest rule that is explained', () => {
    expect(pageFor(help, '3.2.4')).toEqual({ key: '3.2.4', title: '', text: 'four' });
    expect(pageFor(help, '3.2.9.1')).toEqual({ key: '3.2', title: 'Operations', text: 'two' });
    expect(pageFor(help, 'topic.map')?.title).toBe('The map');
    expect(pageFor(help, '9.9')).toBeUndefined();
  });
});
