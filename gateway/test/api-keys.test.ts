import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, readError } from './browser.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const mountings: readonly Mounting[] = ['in one process', 'over the wire'];
const key = `ps_${'a'.repeat(43)}`;
const path = '/api/students?page=2';

describe.each(mountings)('a program with an API key, services %s', (mounting) => {
  let gateway: TestGateway;

  beforeEach(async () => {
    gateway = await startGateway(mounting);
  });
  afterEach(() => gateway.stop());

  const answered = (state: 'accepted' | 'refused' | 'limited' | 'away') =>
    void gateway.service.apiKeys.set(hash('sha256', key, 'hex'), state);
  const call = (headers: Record<string, string> = {}, browser = new Browser(gateway.url)) =>
    browser.get(path, { authorization: `Bearer ${key}`, ...headers });

  it('is the program of its maker, without cookies [KEY-02]', async () => {
    answered('accepted');
    const answer = await call();
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(gateway.service.seen.at(-1)).toMatchObject({
      url: '/students?page=2',
      identity: {
        role: 'key',
        userId: 'admin1',
        permissions: ['support'],
        apiKey: { keyId: 'key1' },
        sessionKey: null,
        audience: 'svc-auth',
      },
    });
    expect(gateway.service.seen.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('is the program, whoever has logged in in the same browser [KEY-02]', async () => {
    answered('accepted');
    const browser = new Browser(gateway.url);
    await browser.get('/api/csrf');
    await browser.post('/api/auth/login');
    await call({}, browser);
    expect(gateway.service.seen.at(-1)?.identity.role).toBe('key');
  });

  it('is asked for at each call, so that a key that is revoked reads nothing more [KEY-03]', async () => {
    answered('accepted');
    expect((await call()).status).toBe(200);
    answered('refused');
    const refused = await call();
    expect(refused.status).toBe(401);
    expect(await readError(refused)).toMatchObject({ code: 'common.key-refused' });
    expect(gateway.service.seen.filter(({ url }) => url.startsWith('/students'))).toHaveLength(1);
  });

  it('waits after too many calls, and while nobody can say who it is [KEY-03]', async () => {
    answered('limited');
    const limited = await call();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
    answered('away');
    expect((await call()).status).toBe(503);
  });

  it.each(['Basic aGVhZDpoZWFk', 'Bearer eyJhbGciOi', `Bearer ${key}x`, `Bearer ${key} ${key}`, key])(
    'is no program by another kind of authorization: %s',
    async (authorization) => {
      answered('accepted');
      expect((await call({ authorization })).status).toBe(200);
      expect(gateway.service.seen.at(-1)?.identity.role).toBe('visitor');
    },
  );

  it('never tells the key to a log [KEY-03]', async () => {
    answered('away');
    await call();
    answered('accepted');
    await call();
    expect(JSON.stringify([gateway.log.lines, gateway.service.seen])).not.toContain(key);
  });
});
