import { LANGUAGES, message, words } from '@sandtable/kernel';
import { refusal } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { configFrom, DEFAULTS } from './config.js';
import { serverMessages } from './words.js';

describe('the configuration from the environment', () => {
  it('has defaults', () => {
    expect(configFrom({})).toEqual(DEFAULTS);
    expect(configFrom({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' })).toEqual(DEFAULTS);
    expect(configFrom({ HOST: '', SANDTABLE_DATA: '', METRICS_TOKEN: '', MAIL_FROM: '' })).toEqual(DEFAULTS);
  });

  it('is read', () => {
    const config = configFrom({
      HOST: '0.0.0.0',
      PORT: '8080',
      SANDTABLE_DATA: '/var/lib/sandtable',
      DATABASE_URL: 'postgres://user:word@db/sandtable',
      PUBLIC_URL: 'https://play.example/',
      ALLOWED_ORIGINS: 'https://a.example, https://B.example:8443/, http://c.example:80',
      ALLOWED_HOSTS: 'Club.example, attic.example',
      TRUST_PROXY: '1',
      MOST_TABLES: '50',
      METRICS_TOKEN: 'figures/+=&~"',
      MAIL_FROM: 'The Club <club@play.example>',
      PRIVATE_WEBHOOKS: 'yes',
      SMTP_URL: 'smtps://user:word@mail.example',
      NOTICE_AFTER_SECONDS: '0',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/var/lib/sandtable',
      databaseUrl: 'postgres://user:word@db/sandtable',
      publicUrl: 'https://play.example',
      origins: ['https://a.example', 'https://b.example:8443', 'http://c.example'],
      hosts: ['club.example', 'attic.example'],
      trustedProxies: 1,
      maxRooms: 50,
      metricsToken: 'figures/+=&~"',
      logLevel: 'debug',
    });
    expect(config.notices).toMatchObject({
      privateWebhooks: true,
      smtpUrl: 'smtps://user:word@mail.example',
      delayMs: 0,
      mailFrom: 'The Club <club@play.example>',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'The setting PORT cannot be “70000”. Allowed: 0 - 65535.'],
    [{ PORT: '-1' }, 'The setting PORT cannot be “-1”. Allowed: 0 - 65535.'],
    [{ MOST_TABLES: '0' }, 'The setting MOST_TABLES cannot be “0”. Allowed: 1 - 1000000.'],
    [{ TRUST_PROXY: 'yes' }, 'The setting TRUST_PROXY cannot be “yes”. Allowed: 0 - 10.'],
    [
      { ALLOWED_HOSTS: 'club.example:80' },
      'The setting ALLOWED_HOSTS cannot be “club.example:80”. Allowed: play.example.',
    ],
    [{ PRIVATE_WEBHOOKS: '1' }, 'The setting PRIVATE_WEBHOOKS cannot be “1”. Allowed: yes, no.'],
    [{ PUBLIC_URL: 'play.example' }, 'The setting PUBLIC_URL cannot be “…”. Allowed: http://, https://.'],
    ...['https://u:p@play.example', 'https://play.example/?q', 'https://play.example/#f'].map((url) => [
      { PUBLIC_URL: url },
      'The setting PUBLIC_URL cannot be “…”. Allowed: https://host/path.',
    ]),
    ...['*', 'a.example', 'https://a.example/page', 'https://u@a.example', 'file:///page', 'null'].map((origin) => [
      { ALLOWED_ORIGINS: `https://b.example,${origin}` },
      `The setting ALLOWED_ORIGINS cannot be “${origin}”. Allowed: https://host:port.`,
    ]),
    ...['nonsense', 'a@b\r\nBcc: c@d', 'a@b, c@d', 'Name <a@b', '@'].map((from) => [
      { MAIL_FROM: from },
      'The setting MAIL_FROM cannot be “…”. Allowed: Name <name@host>.',
    ]),
    [{ METRICS_TOKEN: 'two words' }, 'The setting METRICS_TOKEN cannot be “…”. Allowed: ASCII 33 - 126.'],
    [{ METRICS_TOKEN: 'żółw' }, 'The setting METRICS_TOKEN cannot be “…”. Allowed: ASCII 33 - 126.'],
    [
      { DATABASE_URL: 'mysql://user:word@db' },
      'The setting DATABASE_URL cannot be “…”. Allowed: postgres://, postgresql://.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'The setting LOG_LEVEL cannot be “loud”. Allowed: fatal, error, warn, info, debug, trace, silent.',
    ],
  ] as [Record<string, string>, string][])('%j is refused in a sentence', (env, text) => {
    expect(words('en', [serverMessages]).say(refusal(() => configFrom(env)))).toBe(text);
  });
});

describe('the server’s messages', () => {
  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(Object.keys(serverMessages[language])).toEqual(Object.keys(serverMessages.en));
    const { say: speak } = words(language, [serverMessages]);
    for (const [key, english] of Object.entries(serverMessages.en)) {
      const names = [...english.matchAll(/\{(\w+)/g)].map(([, name]) => name);
      const params = Object.fromEntries(names.map((name) => [name, name === 'hours' ? 24 : `the ${name}`]));
      const said = speak(message(key, params));
      for (const value of Object.values(params)) expect(said).toContain(`${value}`);
      expect(said).not.toMatch(/[{}]/);
    }
  });
});
