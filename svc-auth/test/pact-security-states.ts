import { goodPassword, type School } from './school.ts';
import { codeOf, enrol, firstStep } from './second-steps.ts';

let people = 0;

/** A verified student with a session; `caller` is what the gateway makes of it. */
async function enter(school: School) {
  people += 1;
  const username = `secured-${people}`;
  const { sid, userId } = await school.enter(username);
  return { username, userId, ...(await callerOf(school, sid)) };
}

async function callerOf(school: School, sid: string) {
  const session = await school.platform.sessions.resolve(sid);
  if (session === null) throw new Error('There is no such session.');
  const caller = { ...session.user, sessionKey: session.sessionKey };
  return { caller, client: school.client.as(caller) };
}

/** The session that began with the second step belongs to the caller. */
async function withSecondStep(school: School) {
  const { client, username } = await enter(school);
  const { secret } = await enrol(school, client);
  const { finish } = await firstStep(school, username);
  const { cookies } = await finish({ code: codeOf(school, secret) });
  const { caller } = await callerOf(school, cookies['sid'] ?? '');
  school.clock.advance(30_000);
  return { caller, code: codeOf(school, secret) };
}

/** The states of the second step, passkeys and own sessions. */
export const securityStates = {
  'no log-in has begun': async () => undefined,
  'the account of sadia has a second step': async (school: School) => {
    const { status, body } = await school.logIn({ username: 'sadia' }, goodPassword);
    if (status === 200 && 'secondFactor' in body) return;
    const { client } = await school.enter('sadia');
    await enrol(school, client);
  },
  'the first step of a log-in is done': async (school: School) => {
    const { client, username } = await enter(school);
    const { secret } = await enrol(school, client);
    const { cookies } = await firstStep(school, username);
    return { cookies, code: codeOf(school, secret) };
  },
  'the student has a second step': withSecondStep,
  'the student has begun to set up an app': async (school: School) => {
    const { caller, client } = await enter(school);
    const { body } = await client.post<{ secret: string }>('/users/second-factor/enrolment', {
      password: goodPassword,
    });
    return { caller, code: codeOf(school, body.secret) };
  },
  'the student is logged in on two devices': async (school: School) => {
    const { caller, client, username } = await enter(school);
    await school.logIn({ username }, goodPassword);
    const { body } = await client.get<{ items: { id: string; current: boolean }[] }>('/users/sessions');
    return { caller, sessionId: body.items.find(({ current }) => !current)?.id ?? '' };
  },
  'the student has a passkey': async (school: School) => {
    const { caller, userId } = await enter(school);
    const passkeyId = `passkey-of-${userId}`;
    const passkey = { _id: passkeyId, userId, name: 'My phone', credentialId: passkeyId };
    const times = { createdAt: '2026-01-15T10:00:00.000Z', usedAt: null };
    await school.platform.documents.collection('passkeys').insertOne({ ...passkey, ...times });
    return { caller, passkeyId };
  },
};
