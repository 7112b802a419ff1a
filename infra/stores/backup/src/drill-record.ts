import { z } from 'zod';
import type { DrillFacts } from './port.ts';
import type { BackupTarget } from './target/port.ts';

const key = 'drill.json';
const drill = z.object({
  at: z.number(),
  rows: z.number(),
  tookMs: z.number(),
  difference: z.string().nullable(),
});

/** Null: there was none. */
export async function readDrill(target: BackupTarget): Promise<DrillFacts | null> {
  const content = await target.get(key);
  return content === null ? null : drill.parse(JSON.parse(Buffer.from(content).toString()));
}

export async function storeDrill(target: BackupTarget, made: DrillFacts): Promise<void> {
  await target.put(key, Buffer.from(JSON.stringify(made)));
}
