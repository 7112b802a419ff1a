import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'pathshala-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const long = 'x'.repeat(32);
const distributed = {
  DATA_DIR: join(folder, 'never-made'),
  MONGODB_URI: 'mongodb://db:27017',
  INTERNAL_SIGNING_KEY: long,
  SESSION_SECRET: long,
  SMTP_URL: 'smtp://mail.school.example',
  UPLOADS_DIR: '/srv/uploads',
};

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({ DATA_DIR: folder });
    expect(config).toMatchObject({
      mode: 'embedded',
      port: 4000,
      host: '127.0.0.1',
      seed: 'sample',
      publicUrl: 'http://localhost:4000',
      logLevel: 'info',
    });
  });

  it('counts an empty value as not set', () => {
    expect(readConfig({ DATA_DIR: folder, MONGODB_URI: '', PORT: ' ' })).toMatchObject({
      mode: 'embedded',
      port: 4000,
    });
  });

  it('makes its secrets once and keeps them for the owner alone', () => {
    const first = readConfig({ DATA_DIR: folder }).secrets;
    expect(readConfig({ DATA_DIR: folder }).secrets).toEqual(first);
    expect(first.sessionSecret).not.toBe(first.internalSigningKey);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    const files = readdirSync(join(folder, 'secrets'));
    expect(files.toSorted()).toEqual(['internal-signing-key', 'session-secret', 'vapid-private-key']);
    expect(statSync(join(folder, 'secrets', 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('names every variable that is wrong, and no value', () => {
    const wrong = {
      DATA_DIR: folder,
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'ftp://school',
      SESSION_SECRET: 'hush',
    };
    expect(() => readConfig(wrong)).toThrow(/PORT: [^]*PUBLIC_URL: [^]*SESSION_SECRET: [^]*LOG_LEVEL: /);
    expect(() => readConfig(wrong)).not.toThrow(/eighty|loud|hush/);
  });

  it.each(['MONGODB_URI', 'AMQP_URL', 'REDIS_URL'])('wants its secrets given when %s is set', (name) => {
    const urls = { MONGODB_URI: 'mongodb://db', AMQP_URL: 'amqp://bus', REDIS_URL: 'redis://cache' };
    const source = { DATA_DIR: folder, [name]: urls[name as keyof typeof urls] };
    expect(() => readConfig(source)).toThrow(/INTERNAL_SIGNING_KEY: needed[^]*SESSION_SECRET: needed/);
  });

  it('demands a way for mails and a place for uploads where it is distributed, and names both', () => {
    const bare = { ...distributed, SMTP_URL: '', UPLOADS_DIR: '' };
    expect(() => readConfig(bare)).toThrow(/SMTP_URL: needed[^]*S3_BUCKET: needed[^]*UPLOADS_DIR/);
    expect(readConfig(bare, { hasFiles: false }).mode).toBe('distributed');
    expect(readConfig(distributed).uploadsDir).toBe('/srv/uploads');
    const inFiles = { ...bare, MAIL_DIR: '/srv/mail', S3_BUCKET: 'school' };
    expect(readConfig(inFiles).mailDir).toBe('/srv/mail');
    expect(readConfig({ DATA_DIR: folder })).toMatchObject({
      mailDir: join(folder, 'mail'),
      uploadsDir: join(folder, 'uploads'),
    });
  });

  it('writes nothing and loads no sample where it is distributed', () => {
    expect(readConfig(distributed, { port: 4003 })).toMatchObject({
      mode: 'distributed',
      seed: 'none',
      port: 4003,
    });
    expect(readdirSync(folder)).not.toContain('never-made');
  });

  it('refuses an address that browsers would send no session to', () => {
    expect(() => readConfig({ ...distributed, PUBLIC_URL: 'http://school.example' })).toThrow('https://');
    expect(readConfig({ ...distributed, PUBLIC_URL: 'http://localhost:4000/' }).publicUrl).toBe(
      'http://localhost:4000',
    );
  });

  it('refuses plain http for a site that other machines reach, unless that is asked for', () => {
    const reached = { DATA_DIR: folder, PUBLIC_URL: 'http://192.168.0.7:4000' };
    expect(() => readConfig(reached)).toThrow(/PUBLIC_URL: [^]*ALLOW_HTTP=1/);
    expect(readConfig({ ...reached, ALLOW_HTTP: '1' }).publicUrl).toBe('http://192.168.0.7:4000');
    expect(() => readConfig({ ...reached, ALLOW_HTTP: 'yes' })).toThrow('ALLOW_HTTP');
    expect(() =>
      readConfig({ ...distributed, PUBLIC_URL: 'http://school.example', ALLOW_HTTP: '1' }),
    ).toThrow('PUBLIC_URL');
    for (const url of ['http://localhost:4000', 'http://127.0.0.1:4000', 'https://school.example']) {
      expect(readConfig({ DATA_DIR: folder, PUBLIC_URL: url }).publicUrl).toBe(url);
    }
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:4000' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:4000', TRUST_PROXY: '0' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.0.7' }, false],
    [{ PUBLIC_URL: 'https://school.example' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ TRUST_PROXY: 'yes' }, false],
  ])('lets sample accounts be used with %o: %s', (variables, isAllowed) => {
    expect(readConfig({ DATA_DIR: folder, ...variables }).allowsSampleAccounts).toBe(isAllowed);
  });
});
