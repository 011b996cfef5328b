import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { passwordFault } from './passwords.js';

describe('a new password', () => {
  it.each(['password', 'Password1', ' 1234 5678', 'QWERTYUIOP', 'ｉｌｏｖｅｙｏｕ'])(
    'is not a common one: %s',
    (password) => {
      expect(passwordFault('Ana', password)).toBe('commonPassword');
    },
  );

  it.each(['Ana María', 'ana maría ', 'ANAMARI\u0301A'])('is not the name of the account: %s', (password) => {
    expect(passwordFault('Ana María', password)).toBe('passwordIsName');
  });

  it.each(['correct horse', 'Ana María 47', 'zażółć gęślą'])('is free otherwise: %s', (password) => {
    expect(passwordFault('Ana María', password)).toBeUndefined();
  });
});

describe('the list of common passwords', () => {
  it('has each password once, normalized, and none below the minimum length', () => {
    expect(COMMON_PASSWORDS.size).toBe(2000);
    for (const password of COMMON_PASSWORDS) expect(password).toMatch(/^[^A-Z\s]{8,}$/);
  });
});
