import path from 'node:path';
import { declareQueues, subscriptionsOf } from '@pathshala/local/declare-queues';
import { services } from '@pathshala/platform';
import type { Bus } from '@pathshala/stores/bus/port';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { freePort } from '@pathshala/test-servers/free-port';
import { addAccounts, beginSessions, type Student } from '../accounts.ts';
import { siteEnvironment } from '../admin.ts';
import { recordMessages } from '../faults/message-recorder.ts';
import { secrets, type ChaosSite } from './chaos-site.ts';
import { backupFolder } from './operator.ts';
import { SitePart } from './site-part.ts';
import { makeSmallDisk } from './small-disk.ts';

export async function openEmbedded(studentCount: number): Promise<ChaosSite> {
  const disk = await makeSmallDisk();
  const dataDir = path.join(disk.folder, 'data');
  const file = path.join(dataDir, 'bus.sqlite');
  const students = await addStudents(dataDir, studentCount);
  const events = (await Promise.all(services.map(({ name }) => subscriptionsOf(name)))).flat();
  const messages = await recordMessages(dataDir, [...new Set(events)]);
  const site = new SitePart({
    name: 'site',
    port: await freePort(),
    script: path.join(import.meta.dirname, 'embedded-process.ts'),
    env: {
      ...siteEnvironment,
      ...secrets,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      DATA_DIR: dataDir,
      BACKUP_TARGET: backupFolder({ disk }),
    },
  });
  await site.answers();
  return {
    mode: 'embedded',
    disk,
    dataDir,
    gateways: [site],
    parts: [site],
    students,
    async withBus(work) {
      const bus = await openSqliteBus({ file });
      try {
        return await work(bus);
      } finally {
        await bus.close();
      }
    },
    takeMessages: async () => messages.take(),
    // Its sessions are on disk: none is ever lost.
    logIn: async (student) => students[student]?.sid ?? '',
    stop: () => site.end(),
    remove: () => disk.remove(),
  };
}

/** Before the site runs: its files belong to one process. */
async function addStudents(dataDir: string, count: number): Promise<readonly Student[]> {
  const keyValue = await openSqliteKeyValue({ file: path.join(dataDir, 'key-value.sqlite') });
  const bus: Bus = await openSqliteBus({ file: path.join(dataDir, 'bus.sqlite') });
  await declareQueues(bus);
  await addAccounts(bus, count);
  const students = await beginSessions(keyValue, count);
  await bus.close();
  await keyValue.close();
  return students;
}
