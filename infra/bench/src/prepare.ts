import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '@pathshala/local/embedded';
import { openSqliteBus } from '@pathshala/bus/sqlite';
import { openSqliteKeyValue } from '@pathshala/key-value/sqlite';
import { createSessionStore } from '@pathshala/service-kit/sessions/create-session-store';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import path from 'node:path';

export interface Student {
  readonly id: string;
  readonly sid: string;
}

const idOf = (index: number) => `be${String(index).padStart(22, '0')}`;

/**
 * An embedded data folder with the sample data and `count` students: their records come from the same event that a
 * verified account sends, their sessions from the same store that a log-in writes. Only the password hashes are left out.
 */
export async function prepareData(dataDir: string, count: number): Promise<readonly Student[]> {
  const first = await startEmbedded({ dataDir, port: 0, seed: 'sample', env: { LOG_LEVEL: 'error' } });
  await first.stop();
  const keyValue = await openSqliteKeyValue({ file: path.join(dataDir, 'key-value.sqlite') });
  const sessions = createSessionStore({ keyValue, now: Date.now });
  const bus = await openSqliteBus({ file: path.join(dataDir, 'bus.sqlite') });
  const students = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = idOf(index);
      const [username, name] = [`bench${index}`, `Bench Student ${index}`];
      const email = `${username}@example.com`;
      const data = { userId: id, username, name, email };
      const body = JSON.stringify({
        aggregateId: id,
        sequence: 1,
        occurredAt: new Date().toISOString(),
        data,
      });
      await bus.publish({ id: randomUUID(), routingKey: userVerified.name, body, headers: {} });
      return { id, sid: await sessions.begin({ userId: id, role: 'student', username, name, email }) };
    }),
  );
  await bus.close();
  await keyValue.close();
  await wait(0);
  return students;
}
