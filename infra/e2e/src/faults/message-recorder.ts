import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import type { BusMessage } from '@pathshala/stores/bus/port';
import type { EventName } from '@pathshala/contract-kit/event';

const queue = 'recorder.events';

interface MessageRecorder {
  /** Every message since the start or the last call, in the order of publication. */
  take(): readonly BusMessage[];
  /** The same; stops the recording. */
  stop(): readonly BusMessage[];
}

/** Another consumer of the embedded bus, beside the running product: it receives every message that a service receives. */
export async function recordMessages(
  dataDir: string,
  events: readonly EventName[],
): Promise<MessageRecorder> {
  const file = path.join(dataDir, 'bus.sqlite');
  const bus = await openSqliteBus({ file });
  await bus.declare({ name: queue, routingKeys: events });
  await bus.close();

  function withDatabase<T>(work: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(file, { timeout: 2000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  }

  function takeFrom(database: DatabaseSync): readonly BusMessage[] {
    const rows = database.prepare('SELECT * FROM waiting WHERE queue = ? ORDER BY seq').all(queue);
    const last = rows.at(-1)?.['seq'] ?? 0;
    database.prepare('UPDATE positions SET seq = max(seq, ?) WHERE queue = ?').run(last, queue);
    return rows.map((row) => ({
      id: String(row['id']),
      routingKey: String(row['routing_key']) as EventName,
      body: String(row['body']),
      headers: JSON.parse(String(row['headers'])) as Record<string, string>,
    }));
  }

  return {
    take: () => withDatabase(takeFrom),
    stop: () =>
      withDatabase((database) => {
        const taken = takeFrom(database);
        for (const table of ['bindings', 'positions']) {
          database.prepare(`DELETE FROM ${table} WHERE queue = ?`).run(queue);
        }
        return taken;
      }),
  };
}
