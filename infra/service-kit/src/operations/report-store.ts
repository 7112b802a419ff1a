import type { KeyValue } from '@pathshala/stores/key-value/port';
import { packHistory, unpackHistory } from '../telemetry/metric-history.ts';
import type { ProcessMemory, ProcessReport } from './process-report.ts';

/** The store by which the processes of a site know each other. */
export type SharedStore = Pick<KeyValue, 'get' | 'set' | 'delete' | 'addToSet' | 'removeFromSet' | 'members'>;

/** A process that was killed is shown as silent for so long. */
const reportTtlMs = 15 * 60_000;
/** Its history and log are of use for longer. */
const memoryTtlMs = 6 * 3_600_000;
const members = 'processes';
const key = { report: (id: string) => `process:${id}`, memory: (id: string) => `process-memory:${id}` };

/** Stores the reports of process `id`, and reads those of the others. Without a shared store there are no others. */
export function createReportStore(shared: SharedStore | undefined, id: string) {
  /** Null: the store is away. */
  async function others<Value>(
    keyOf: (id: string) => string,
    parse: (text: string) => Value,
  ): Promise<readonly Value[] | null> {
    if (shared === undefined) return [];
    try {
      const ids = (await shared.members(members)).filter((other) => other !== id);
      const found = await Promise.all(ids.map((other) => shared.get(keyOf(other))));
      return found.flatMap((text) => (text === null ? [] : [parse(text)]));
    } catch {
      // The reader says that it knows its own process only; writing has logged the reason.
      return null;
    }
  }

  return {
    async write(report: ProcessReport, memory: ProcessMemory | undefined): Promise<void> {
      if (shared === undefined) return;
      await shared.addToSet(members, id, { ttlMs: memoryTtlMs });
      await shared.set(key.report(id), JSON.stringify(report), { ttlMs: reportTtlMs });
      if (memory === undefined) return;
      const packed = JSON.stringify({ ...memory, history: packHistory(memory.history) });
      await shared.set(key.memory(id), packed, { ttlMs: memoryTtlMs });
    },
    readReports: () => others(key.report, (text) => JSON.parse(text) as ProcessReport),
    readMemories: () => others(key.memory, unpacked),
    async remove(): Promise<void> {
      await shared?.removeFromSet(members, id);
      await shared?.delete(key.report(id), key.memory(id));
    },
  };
}

function unpacked(text: string): ProcessMemory {
  const stored = JSON.parse(text) as Omit<ProcessMemory, 'history'> & { readonly history: string };
  return { ...stored, history: unpackHistory(stored.history) };
}
