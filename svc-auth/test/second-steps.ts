import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { goodPassword, type School } from './school.ts';

type Client = Awaited<ReturnType<School['clientOf']>>;

/** The code that an authenticator app shows at the school's time, or `steps` later. */
export function codeOf(school: School, secret: string, steps = 0): string {
  const timestamp = school.clock.now() + steps * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** Sets the second step up; the client afterwards belongs to the new session. */
export async function enrol(school: School, client: Client, password = goodPassword) {
  const begun = await client.post<{ secret: string; uri: string }>('/users/second-factor/enrolment', {
    password,
  });
  expect(begun.status).toBe(200);
  const { secret, uri } = begun.body;
  const confirmed = await client.post<{ recoveryCodes: string[] }>('/users/second-factor', {
    code: codeOf(school, secret),
  });
  expect(confirmed.status).toBe(200);
  // The code is used up: the next one is valid in half a minute.
  school.clock.advance(30_000);
  const own = await school.clientOf(confirmed.cookies['sid'] ?? '');
  return { secret, uri, recoveryCodes: confirmed.body.recoveryCodes, client: own };
}

/** The first step of a log-in that requires a second one. */
export async function firstStep(school: School, username: string, password = goodPassword) {
  const answer = await school.logIn({ username }, password);
  expect(answer.cookies['sid']).toBeUndefined();
  const cookies = { 'second-step': answer.cookies['second-step'] ?? '' };
  const finish = (body: Record<string, string>) =>
    school.client.visitor.post<Record<string, unknown>>('/auth/second-factor', body, { cookies });
  return { answer, cookies, finish };
}
