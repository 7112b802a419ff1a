import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryKeyValue } from './memory-key-value.ts';
import { startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

describe('a classroom behind one address', () => {
  it.each([
    ['log-ins', 300, ['/auth/login']],
    ['sign-ups', 300, ['/auth/signup']],
    ['codes', 600, ['/auth/verify', '/auth/resend']],
    ['passwords', 300, ['/auth/forgot', '/auth/reset', '/auth/unlock-link', '/auth/unlock']],
  ])('has room for its %s, %i in ten minutes, and no more', async (what, max, paths) => {
    const room = school.client.as({ role: 'visitor', address: `classroom of ${what}` });
    const knock = (call: number) => room.post(paths[call % paths.length] ?? '', {});
    const statuses = await Promise.all(
      Array.from({ length: max }, async (_, call) => (await knock(call)).status),
    );
    expect(statuses).not.toContain(429);
    for (const [call] of paths.entries()) {
      const refused = await knock(call);
      expect(refused).toMatchObject({ status: 429, body: { code: 'common.too-many' } });
      expect(Number(refused.headers.get('retry-after'))).toBe(600);
    }
    const elsewhere = school.client.as({ role: 'visitor', address: 'another classroom' });
    expect((await elsewhere.post(paths[0] ?? '', {})).status).not.toBe(429);
    school.clock.advance(10 * 60_000);
    expect((await knock(0)).status).not.toBe(429);
  });
});

const away = async () => Promise.reject(new Error('the store is away'));

describe('log-ins, sign-ups, codes and passwords that cannot be counted', () => {
  it.each(['login', 'signup', 'verify', 'resend', 'forgot', 'reset', 'unlock-link', 'unlock'])(
    'are refused: %s',
    async (path) => {
      await using broken = await startSchool({
        replace: ({ now }) => ({ keyValue: Object.assign(createMemoryKeyValue(now), { increment: away }) }),
      });
      const answer = await broken.client.visitor.post(`/auth/${path}`, {});
      expect(answer).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
    },
  );
});

describe('the GET that logs out', () => {
  it.each([
    ['an image', 'same-origin', 'image'],
    ['a link of another site', 'cross-site', 'document'],
  ])('is refused for %s, and the session goes on', async (_, site, destination) => {
    const user = await school.enter(`stays-${destination}`);
    const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': destination };
    expect(await user.client.get('/auth/logout', { headers })).toMatchObject({
      status: 403,
      body: { code: 'common.csrf' },
    });
    await expect(school.platform.sessions.resolve(user.sid)).resolves.not.toBeNull();
  });

  it('is taken from a link on our own page', async () => {
    const user = await school.enter('leaves');
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
    expect((await user.client.get('/auth/logout', { headers })).status).toBe(200);
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
  });
});
