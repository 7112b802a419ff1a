import { z } from 'zod';
import { originKey } from '../keys.ts';
import type { ReleaseStore } from '../port.ts';
import type { Author } from '../transitions.ts';

const storedOrigin = z.object({ at: z.iso.datetime(), address: z.string(), device: z.string() });

export type StoredOrigin = z.infer<typeof storedOrigin>;

/** Written before the change and beside it: states stay for ever, and the address of a person must not. */
export async function writeOrigin(store: ReleaseStore, id: string, { at, origin }: Author): Promise<void> {
  if (origin === undefined) return;
  const { address, device } = origin;
  await store.create(originKey(id), Buffer.from(JSON.stringify({ at, address, device })));
}

export async function readOrigin(store: ReleaseStore, key: string): Promise<StoredOrigin | null> {
  const content = await store.read(key);
  return content === null ? null : storedOrigin.parse(JSON.parse(Buffer.from(content).toString()));
}
