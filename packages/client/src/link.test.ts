import { describe, expect, it } from 'vitest';
import { ClientError } from './errors.js';
import { parseLink, printLink, socketOf } from './link.js';

const match = 'Ab_-Ab_-Ab_-';
const token = `${'x_-'.repeat(14)}9`;

describe('a link', () => {
  it.each([
    ['http://127.0.0.1:4747', 'ws://127.0.0.1:4747/api/socket'],
    ['https://play.example.org', 'wss://play.example.org/api/socket'],
    ['https://example.org/sandtable', 'wss://example.org/sandtable/api/socket'],
  ])('to %s is read back as it was printed', (address, socket) => {
    const link = { address, match, token };
    expect(parseLink(` ${printLink(link)} `)).toEqual(link);
    expect(parseLink(printLink({ ...link, address: `${address}/` }))).toEqual(link);
    expect(socketOf(link)).toBe(socket);
  });

  it.each([
    '',
    'nonsense',
    `http://example.org/m/${match}`,
    `http://example.org/m/${match}#short`,
    `http://example.org/m/short#${token}`,
    `http://example.org/${match}#${token}`,
    `http://example.org/m/${match}/more#${token}`,
    `ftp://example.org/m/${match}#${token}`,
    `javascript:alert(1)//m/${match}#${token}`,
  ])('is not %j', (text) => {
    expect(() => parseLink(text)).toThrow(ClientError);
  });
});
