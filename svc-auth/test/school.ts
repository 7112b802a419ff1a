import { startTestService, type TestServiceOptions } from '@pathshala/service-testing/start-test-service';
import { expect } from 'vitest';
import type { User } from '@pathshala/svc-auth-contract/account';
import { createService } from '../src/service.ts';

export const admin = { email: 'head@example.com', username: 'head', password: 'seven green hills' };

/** The service with a first administrator from the environment. */
export async function startSchool(options: TestServiceOptions = {}) {
  const service = await startTestService(createService, { admin, ...options });
  const { client, mail, clock } = service;

  function lastCode(to: string): string {
    const found = mail.sent.findLast((message) => message.to === to);
    const code = /\d{6}/.exec(found?.subject ?? '')?.[0];
    if (code === undefined) throw new Error(`no code was mailed to ${to}`);
    return code;
  }

  async function signUp(username: string, change: Record<string, unknown> = {}) {
    return client.visitor.post('/auth/signup', { ...formOf(username), ...change });
  }

  /** A verified student with the session cookie of the verification. */
  async function enter(username: string) {
    const started = await signUp(username);
    expect(started.status).toBe(201);
    const cookies = { signup: started.cookies['signup'] ?? '' };
    const verified = await client.visitor.post<User>(
      '/auth/verify',
      { otp: lastCode(formOf(username).email) },
      { cookies },
    );
    expect(verified.status).toBe(200);
    const sid = verified.cookies['sid'] ?? '';
    return { ...verified.body, userId: verified.body._id, sid, client: await clientOf(sid) };
  }

  /** Like the gateway, derives the identity of the internal token from the session. */
  async function clientOf(sid: string) {
    const session = await service.platform.sessions.resolve(sid);
    if (session === null) throw new Error('no such session');
    return client.as({ ...session.user, sessionKey: session.sessionKey });
  }

  async function logIn(identifier: { email: string } | { username: string }, password: string) {
    return client.visitor.post<User>('/auth/login', { ...identifier, password });
  }

  async function adminClient() {
    const { cookies } = await logIn({ username: admin.username }, admin.password);
    return clientOf(cookies['sid'] ?? '');
  }

  return { ...service, clock, lastCode, signUp, enter, clientOf, logIn, adminClient };
}

export type School = Awaited<ReturnType<typeof startSchool>>;

export const goodPassword = 'three blue boats';

export function formOf(username: string) {
  return { username, name: `Name of ${username}`, email: `${username}@example.com`, password: goodPassword };
}

/** A code that is not the one given. */
export function wrongCode(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}
