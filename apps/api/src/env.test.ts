import { describe, expect, it } from 'vitest';
import { isLoopback, originOf, readSettings, SettingsError } from './env.ts';

describe('settings', () => {
  it('run embedded on this machine when nothing is set', () => {
    expect(readSettings({}, '/srv/portal')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:8080',
      trustProxy: 0,
      publicDocs: false,
      embedOrigins: ["'self'"],
      dataDir: '/srv/portal/data',
      clickhouse: undefined,
      databaseUrl: undefined,
      smtpUrl: undefined,
      demo: true,
      minimumBase: 10,
      demoPassword: undefined,
      admin: undefined,
    });
  });

  it('take a mail server with a user, a password and a sender', () => {
    const smtpUrl = 'smtps://a%40b.example:50%25@mail.example:465?from=reports@b.example';
    expect(readSettings({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
  });

  it('treat an empty variable as not set', () => {
    expect(readSettings({ PORT: '', CLICKHOUSE_URL: ' ' }).port).toBe(8080);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '0x50' }, 'PORT must be a whole number'],
    [{ MINIMUM_BASE: '2000' }, 'MINIMUM_BASE must be a whole number from 0 to 1000'],
    [{ HOST: 'http://portal.example' }, 'HOST must be an address or a name of this machine'],
    [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL must be an address that starts with http://'],
    [{ PUBLIC_URL: 'https://portal.example/insights' }, 'PUBLIC_URL must be an origin such as'],
    [{ PUBLIC_URL: 'https://portal.example?x=1' }, 'PUBLIC_URL must be an origin such as'],
    [{ PUBLIC_URL: 'https://user:pass@portal.example' }, 'PUBLIC_URL must be an origin such as'],
    [{ DEMO_PASSWORD: 'x'.repeat(1025) }, 'DEMO_PASSWORD must have at most 1024 characters'],
    [{ EMBED_ORIGINS: 'https://a.example; script-src *' }, 'EMBED_ORIGINS must be origins such as'],
    [{ EMBED_ORIGINS: 'https://a.example/path' }, 'EMBED_ORIGINS must be origins such as'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies in front (0 to 9), or their addresses'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be'],
    [{ TRUST_PROXY: 'fd00::/8 300.0.0.1' }, 'TRUST_PROXY must be'],
    [{ API_DOCS: 'open' }, 'API_DOCS must be login or public'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp://'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name a server'],
    [{ SMTP_URL: 'smtp://user:50%@mail.example' }, 'SMTP_URL must name a server, with % in user and password written'],
    [{ SMTP_URL: 'smtp://mail.example?from=reports' }, 'SMTP_URL must name a server, with % in user and password'],
    [{ SMTP_URL: 'smtp://mail.example?from=a@b.example&from=c@b.example' }, 'SMTP_URL must have no path'],
    [{ SMTP_URL: 'smtp://mail.example/tls' }, 'SMTP_URL must have no path'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
    [{ MINIMUM_BASE: 'few' }, 'MINIMUM_BASE must be a whole number'],
    [{ MINIMUM_BASE: '-1' }, 'MINIMUM_BASE'],
    [{ CLICKHOUSE_CLUSTER: 'main' }, 'CLICKHOUSE_CLUSTER needs CLICKHOUSE_URL'],
    [{ DATA_DIR: '~/insights' }, 'DATA_DIR must be the path of a folder as it is'],
    [{ DATA_DIR: '$HOME/insights' }, 'DATA_DIR must be'],
    [{ DATA_DIR: '%APPDATA%/insights' }, 'DATA_DIR must be'],
    [{ DATA_DIR: '"/srv/insights"' }, 'DATA_DIR must be'],
    [{ ADMIN_USERNAME: 'a', ADMIN_PASSWORD: 'a long password ' }, 'ADMIN_PASSWORD must not begin or end with a blank'],
    [{ DEMO_PASSWORD: 'a long password\r' }, 'DEMO_PASSWORD must not begin or end with a blank or a line end'],
    [{ ADMIN_USERNAME: 'a' }, 'ADMIN_USERNAME and ADMIN_PASSWORD must be given together'],
  ])('name what is wrong in %j', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(SettingsError);
    expect(() => readSettings(variables)).toThrow(message);
  });

  it('name the sites that may show embedded looks', () => {
    const read = (text: string) => readSettings({ EMBED_ORIGINS: text }).embedOrigins;
    expect(read("'self'")).toEqual(["'self'"]);
    expect(read('https://a.example, https://*.b.example:8443')).toEqual([
      "'self'",
      'https://a.example',
      'https://*.b.example:8443',
    ]);
  });

  it('trust the proxies they name, and none without', () => {
    const read = (text: string) => readSettings({ TRUST_PROXY: text }).trustProxy;
    expect(['', '0', '2', 'loopback, 10.0.0.0/8 fd00::/8 192.0.2.7'].map(read)).toEqual([
      0,
      0,
      2,
      ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
    ]);
  });

  it('never repeat an address that may hold a password', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://user:secret@host/db' });
    expect(read).toThrow('DATABASE_URL must be an address that starts with postgres://');
    expect(read).not.toThrow('secret');
  });

  it('tell loopback addresses from others', () => {
    expect(['127.0.0.1', '127.8.9.1', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '10.0.0.1', '127.evil.example', 'portal.example'].some(isLoopback)).toBe(false);
  });

  it('write IPv6 hosts as a browser does', () => {
    expect(originOf('::1', 8080)).toBe('http://[::1]:8080');
    expect(originOf('0.0.0.0', 80)).toBe('http://localhost:80');
  });
});
