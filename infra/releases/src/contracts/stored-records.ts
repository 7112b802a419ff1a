import { z } from 'zod';
import { pactKey } from '../keys.ts';
import type { ReleaseStore } from '../port.ts';
import {
  mismatch,
  need,
  type ContractRecords,
  type Mismatch,
  type Need,
  type PartVersion,
} from './records.ts';

const needs = z.array(need);
const mismatches = z.array(mismatch);

const needsKey = ({ part, version }: PartVersion) => `contracts/${part}/${version}/needs.json`;
const verificationKey = (
  { part, version }: PartVersion,
  { consumer, hash }: Pick<Need, 'consumer' | 'hash'>,
) => `contracts/${part}/${version}/verified/${consumer}-${hash}.json`;

/** The records beside the builds: what contract tests found is known wherever a version can be promoted. */
export function openStoredRecords(store: ReleaseStore): ContractRecords {
  return {
    needsOf: (consumer) => readJson(store, needsKey(consumer), needs),
    verificationOf: (provider, of) => readJson(store, verificationKey(provider, of), mismatches),
  };
}

/** The file of a pact as its consumer wrote it; null: it was recorded before pacts were stored. */
export function readStoredPact(store: ReleaseStore, of: Need): Promise<Uint8Array | null> {
  return store.read(pactKey(of));
}

export async function storePact(store: ReleaseStore, of: Need, file: Uint8Array): Promise<void> {
  await store.create(pactKey(of), file);
}

/** Reads the results of a version, by consumer and the hash of its pact. */
export async function verificationsIn(
  store: ReleaseStore,
  { part, version }: PartVersion,
): Promise<readonly (Pick<Need, 'consumer' | 'hash'> & { readonly found: readonly Mismatch[] })[]> {
  const keys = await store.list(`contracts/${part}/${version}/verified/`);
  const all = keys.map(async (key) => {
    const [, consumer, hash] = /\/([^/]+)-([0-9a-f]+)\.json$/.exec(key) ?? [];
    const found = await readJson(store, key, mismatches);
    return consumer === undefined || hash === undefined || found === null ? [] : [{ consumer, hash, found }];
  });
  return (await Promise.all(all)).flat();
}

export function storeNeeds(store: ReleaseStore, consumer: PartVersion, of: readonly Need[]): Promise<void> {
  return replace(store, needsKey(consumer), of);
}

export function storeVerification(
  store: ReleaseStore,
  provider: PartVersion,
  { consumer, hash, found }: Pick<Need, 'consumer' | 'hash'> & { readonly found: readonly Mismatch[] },
): Promise<void> {
  return replace(store, verificationKey(provider, { consumer, hash }), found);
}

async function readJson<Shape>(
  store: ReleaseStore,
  key: string,
  schema: z.ZodType<Shape>,
): Promise<Shape | null> {
  const content = await store.read(key);
  return content === null ? null : schema.parse(JSON.parse(Buffer.from(content).toString()));
}

/** A version that was verified again may have another result: a test of it was mended. */
async function replace(store: ReleaseStore, key: string, value: unknown): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(value)}\n`);
  if (await store.create(key, content)) return;
  const known = await store.read(key);
  if (known !== null && content.equals(known)) return;
  await store.remove(key);
  await store.create(key, content);
}
