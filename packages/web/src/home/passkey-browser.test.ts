import { describe, expect, it } from 'vitest';
import { whyNoPasskeys } from './passkey-browser.js';

describe('passkeys', () => {
  const at = (href: string, { isSecureContext = true, isSupported = true } = {}) =>
    whyNoPasskeys({ href, isSecureContext, isSupported });

  it('are available over https and on localhost, by host name', () => {
    expect(at('https://play.example/account')).toBeUndefined();
    expect(at('http://localhost:4747/account')).toBeUndefined();
  });

  it('are not available elsewhere, and the page says why', () => {
    expect(at('http://192.168.1.7:4747/account', { isSecureContext: false })?.key).toBe('passkey.insecure');
    expect(at('http://attic.local:4747/', { isSecureContext: false, isSupported: false })?.key).toBe(
      'passkey.insecure',
    );
    expect(at('https://192.168.1.7/account')?.key).toBe('passkey.numeric');
    expect(at('https://[fd00::1]/account')?.key).toBe('passkey.numeric');
    expect(at('https://play.example/', { isSupported: false })?.key).toBe('passkey.unsupported');
  });

  it('on the local machine need the name localhost', () => {
    const address = 'http://localhost:4747/account';
    for (const host of ['127.0.0.1', '[::1]']) {
      expect(at(`http://${host}:4747/account`)).toEqual({ key: 'passkey.localhost', params: { address } });
    }
  });
});
