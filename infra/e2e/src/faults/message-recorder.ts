import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import type { BusMessage } from '@pathshala/stores/bus/port';
import type { EventName } from '@pathshala/contract-kit/event';

const queue = 'recorder.events';

interface MessageRecorder {
  /** Every message since the start, in the order of publication; stops the recording. */
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
  return {
    stop() {
      const database = new DatabaseSync(file, { timeout: 2000 });
      const rows = database.prepare('SELECT * FROM waiting WHERE queue = ? ORDER BY seq').all(queue);
      for (const table of ['bindings', 'positions']) {
        database.prepare(`DELETE FROM ${table} WHERE queue = ?`).run(queue);
      }
      database.close();
      return rows.map((row) => ({
        id: String(row['id']),
        routingKey: String(row['routing_key']) as EventName,
        body: String(row['body']),
        headers: JSON.parse(String(row['headers'])) as Record<string, string>,
      }));
    },
  };
}
