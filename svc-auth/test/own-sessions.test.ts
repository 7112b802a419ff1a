import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

interface Session {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly current: boolean;
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

async function logInWith(userAgent: string, username: string): Promise<string> {
  const body = { username, password: goodPassword };
  const { cookies } = await school.client
    .as({ role: 'visitor', address: '103.48.16.7' })
    .post('/auth/login', body, { headers: { 'user-agent': userAgent } });
  return cookies['sid'] ?? '';
}

describe('own sessions', () => {
  it('are listed with device, shortened address and times, and each can be ended by its owner only [AUTH-04]', async () => {
    const { client, sid } = await school.enter('rina');
    const away = await logInWith(firefox, 'rina');
    const { body } = await client.get<{ items: Session[] }>('/users/sessions');
    expect(body.items).toHaveLength(2);
    const other = body.items.find(({ current }) => !current);
    expect(other).toMatchObject({ device: 'Firefox on Linux', address: '103.48.16.…' });
    expect(JSON.stringify(body)).not.toContain(away);
    const { client: stranger } = await school.enter('stranger');
    expect((await stranger.delete(`/users/sessions/${other?.id}`)).status).toBe(404);
    expect((await client.delete(`/users/sessions/${other?.id}`)).status).toBe(200);
    expect(await school.platform.sessions.resolve(away)).toBeNull();
    expect(await school.platform.sessions.resolve(sid)).not.toBeNull();
  });

  it('can be ended all at once, but for the one of the call', async () => {
    const { client, sid } = await school.enter('tania');
    const others = [await logInWith(firefox, 'tania'), await logInWith('', 'tania')];
    expect((await client.delete('/users/sessions')).status).toBe(200);
    for (const ended of others) expect(await school.platform.sessions.resolve(ended)).toBeNull();
    expect(await school.platform.sessions.resolve(sid)).not.toBeNull();
    const current = (await client.get<{ items: Session[] }>('/users/sessions')).body.items;
    expect(current.map((session) => session.current)).toEqual([true]);
    const ended = await client.delete(`/users/sessions/${current[0]?.id}`);
    expect(ended.cookies['sid']).toBeNull();
  });
});
