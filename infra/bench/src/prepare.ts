import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { addAccounts, beginSessions, type Student } from '@pathshala/e2e/accounts';
import { startEmbedded } from '@pathshala/local/embedded';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';

/** An embedded data folder with the sample data and `count` students. */
export async function prepareData(dataDir: string, count: number): Promise<readonly Student[]> {
  const first = await startEmbedded({ dataDir, port: 0, seed: 'sample', env: { LOG_LEVEL: 'error' } });
  await first.stop();
  const keyValue = await openSqliteKeyValue({ file: path.join(dataDir, 'key-value.sqlite') });
  const bus = await openSqliteBus({ file: path.join(dataDir, 'bus.sqlite') });
  await addAccounts(bus, count);
  const students = await beginSessions(keyValue, count);
  await bus.close();
  await keyValue.close();
  await wait(0);
  return students;
}
