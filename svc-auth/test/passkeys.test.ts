import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';
import { enrol, firstStep } from './second-steps.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';

interface Begun {
  readonly options: { readonly challenge: string; readonly user?: { readonly id: string } };
}

let school: School;
beforeAll(async () => {
  school = await startSchool({ replace: () => ({ publicUrl: 'http://localhost:4000' }) });
});
afterAll(() => school.stop());

type Client = Awaited<ReturnType<School['clientOf']>>;

async function add(client: Client, authenticator = createSoftwareAuthenticator(), name = 'My phone') {
  const { body } = await client.post<Begun>('/users/passkeys/options', { password: goodPassword });
  const added = await client.post<{ id: string }>('/users/passkeys', {
    name,
    response: authenticator.create(body.options),
  });
  expect(added.status).toBe(201);
  return { authenticator, id: added.body.id, client: await school.clientOf(added.cookies['sid'] ?? '') };
}

async function challenge() {
  return (await school.client.visitor.post<Begun>('/auth/passkey/options')).body.options;
}

const send = (response: unknown) =>
  school.client.visitor.post<Record<string, unknown>>('/auth/passkey', { response });

describe('a passkey', () => {
  it('is added after the password, and logs in without a name, as both steps', async () => {
    const { client, sid } = await school.enter('nusrat');
    const { authenticator, client: own } = await add(client);
    expect(await school.platform.sessions.resolve(sid)).toBeNull();
    expect(school.mail.sent.at(-1)?.subject).toBe('A passkey was added to your Pathshala account');
    const { client: withApp } = await enrol(school, own);
    expect((await firstStep(school, 'nusrat')).answer.body).toMatchObject({
      methods: ['totp', 'recovery-code', 'passkey'],
    });
    const response = authenticator.get(await challenge());
    const opened = await send(response);
    expect(opened.body).toMatchObject({ username: 'nusrat' });
    expect(opened.cookies['sid']).toEqual(expect.any(String));
    // A challenge is answered once.
    expect((await send(response)).body['code']).toBe('auth.passkey-refused');
    expect((await withApp.get('/users/passkeys')).body).toMatchObject({
      items: [{ name: 'My phone', usedAt: expect.any(String) }],
      origin: 'http://localhost:4000',
    });
  });

  it('is named by the device when no name is given', async () => {
    const { client } = await school.enter('unnamed');
    const { client: own } = await add(client, createSoftwareAuthenticator(), ' ');
    const listed = await own.get<{ items: { name: string }[] }>('/users/passkeys');
    expect(listed.body.items.map(({ name }) => name)).toEqual(['Passkey']);
  });

  it('is refused without user verification, from another site, for a challenge that is unknown or old, and when its counter goes back', async () => {
    const { client } = await school.enter('strict');
    const { authenticator } = await add(client);
    const attempts = [
      authenticator.get(await challenge(), { isVerified: false }),
      authenticator.get({ challenge: 'unknown' }),
      createSoftwareAuthenticator().get(await challenge()),
    ];
    const late = await challenge();
    school.clock.advance(5 * 60_000);
    attempts.push(authenticator.get(late));
    for (const attempt of attempts) expect((await send(attempt)).status).toBe(401);
    expect((await send(authenticator.get(await challenge()))).status).toBe(200);
    authenticator.rewind(2);
    expect((await send(authenticator.get(await challenge()))).status).toBe(401);
    const phished = createSoftwareAuthenticator({ origin: 'https://pathshala.example', rpId: 'localhost' });
    const fresh = await school.clientOf(
      (await school.logIn({ username: 'strict' }, goodPassword)).cookies['sid'] ?? '',
    );
    const { body } = await fresh.post<Begun>('/users/passkeys/options', { password: goodPassword });
    const refused = await fresh.post('/users/passkeys', {
      name: 'x',
      response: phished.create(body.options),
    });
    expect(refused.body['code']).toBe('auth.passkey-refused');
  });

  it('is added without the password soon after the log-in only, and by the account alone that asked', async () => {
    const { client } = await school.enter('later');
    const other = await school.enter('other');
    const { body } = await client.post<Begun>('/users/passkeys/options', { password: '' });
    const response = createSoftwareAuthenticator().create(body.options);
    expect((await other.client.post('/users/passkeys', { name: 'x', response })).status).toBe(422);
    school.clock.advance(10 * 60_000);
    const refused = await client.post<{ code: string }>('/users/passkeys/options', { password: '' });
    expect(refused.body.code).toBe('auth.fields-required');
  });

  it('is renamed and, by password, removed: then it opens nothing', async () => {
    const { client } = await school.enter('mover');
    const { authenticator, id, client: own } = await add(client);
    expect((await own.patch(`/users/passkeys/${id}`, { name: ' Old phone ' })).body['name']).toBe(
      'Old phone',
    );
    expect((await own.delete(`/users/passkeys/${id}`, { password: 'wrong one' })).status).toBe(422);
    expect((await own.delete(`/users/passkeys/${id}`, { password: goodPassword })).status).toBe(200);
    expect((await send(authenticator.get(await challenge()))).status).toBe(401);
  });

  it('is not offered where the address of the site is a number', async () => {
    const numbered = await startSchool({ replace: () => ({ publicUrl: 'http://127.0.0.1:4000' }) });
    const refused = await numbered.client.visitor.post('/auth/passkey/options');
    await numbered.stop();
    expect(refused.body['code']).toBe('auth.passkeys-unavailable');
  });
});
