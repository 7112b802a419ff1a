import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Bus } from '@pathshala/stores/bus/port';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { createSessionStore } from '@pathshala/service-kit/identity/session-store';
import { userVerified } from '@pathshala/svc-auth-contract/events';

/** Students by the thousand, without a sign-up: their accounts by the event of one, their sessions in the store of sessions. */
export interface Student {
  readonly id: string;
  readonly sid: string;
}

const accountOf = (index: number) => ({
  userId: `be${String(index).padStart(22, '0')}`,
  role: 'student' as const,
  username: `bench${index}`,
  name: `Bench Student ${index}`,
  email: `bench${index}@example.com`,
});

/** The proved address of the account with this id. */
export const emailOf = (userId: string): string => accountOf(Number(userId.slice(2))).email;

/** Their accounts, by the event that a verified one sends. Only the password hashes are left out. */
export async function addAccounts(bus: Pick<Bus, 'publish'>, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, index) => {
    const { userId, username, name, email } = accountOf(index);
    const data = { userId, username, name, email };
    const occurredAt = new Date().toISOString();
    const body = JSON.stringify({ aggregateId: userId, sequence: 1, occurredAt, data });
    return bus.publish({ id: randomUUID(), routingKey: userVerified.name, body, headers: {} });
  });
  await Promise.all(events);
}

/** Begins sessions in the store that a log-in writes. */
export function beginSessions(keyValue: KeyValue, count: number): Promise<readonly Student[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => beginSession(keyValue, index)));
}

/** Begins a session of one of them, as its log-in does. */
export async function beginSession(keyValue: KeyValue, index: number): Promise<Student> {
  const account = accountOf(index);
  const sid = await createSessionStore({ keyValue, now: Date.now }).begin(account);
  return { id: account.userId, sid };
}

/** An administrator with all permissions, of whom no store but that of sessions knows. */
export async function beginAdminSession(dataDir: string): Promise<Student> {
  const keyValue = await openSqliteKeyValue({ file: path.join(dataDir, 'key-value.sqlite') });
  const account = { ...accountOf(900_000), role: 'admin' as const };
  const sid = await createSessionStore({ keyValue, now: Date.now }).begin(account);
  await keyValue.close();
  return { id: account.userId, sid };
}
