import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needIn } from '@pathshala/pact/decide';
import { pactFileName, readPact } from '@pathshala/pact/pact-files';
import { openPactStore } from '@pathshala/pact/pact-store';
import type { Need, PartVersion } from '@pathshala/releases/contracts/records';
import {
  openStoredRecords,
  readStoredPact,
  storeNeeds,
  storePact,
  storeVerification,
  verificationsIn,
} from '@pathshala/releases/contracts/stored-records';
import type { ReleaseStore } from '@pathshala/releases/port';
import { readFile } from 'node:fs/promises';

type Versions = Readonly<Record<string, string>>;

/**
 * Copies pacts, and what contract tests found of these versions, from the folder of records to the store of the releases:
 * a gateway asks it when an administrator promotes a version, and so does every repository that has other parts.
 */
export async function storeContracts(store: ReleaseStore, folder: string, versions: Versions): Promise<void> {
  const records = openPactStore(folder);
  for (const [part, version] of Object.entries(versions)) {
    const of = { part, version };
    for (const verification of records.verificationsOf(of)) await storeVerification(store, of, verification);
    const pacts = records.pactsOf(of);
    if (pacts === null) continue;
    for (const pact of pacts) await storePact(store, needIn(pact), await readFile(pact.file));
    // Last: needs that are there have their pacts and results beside them.
    await storeNeeds(store, of, pacts.map(needIn));
  }
}

/**
 * Copies what the store knows of these versions to the folder of records. What this machine has found of `own`, which its
 * checkout builds, stays.
 */
export async function fetchContracts(
  store: ReleaseStore,
  folder: string,
  { versions, own }: { readonly versions: Versions; readonly own: PartVersion },
): Promise<void> {
  const all = Object.entries({ ...versions, [own.part]: own.version });
  await Promise.all(
    all.map(async ([part, version]) => {
      const isOwn = part === own.part;
      await fetchPacts(store, folder, { part, version });
      await fetchResults(store, folder, { of: { part, version }, isOwn });
    }),
  );
}

/** A version whose pacts are not all in the store stays unknown. */
async function fetchPacts(store: ReleaseStore, folder: string, of: PartVersion): Promise<void> {
  const records = openPactStore(folder);
  if (records.pactsOf(of) !== null) return;
  const needs = await openStoredRecords(store).needsOf(of);
  if (needs === null) return;
  const found = await Promise.all(
    needs.map(async (need) => [need, await readStoredPact(store, need)] as const),
  );
  const files = found.flatMap(([need, file]) => (file === null ? [] : [[need, file] as const]));
  if (files.length < needs.length) return;
  const place = mkdtempSync(join(tmpdir(), 'pacts-'));
  try {
    records.recordPacts(
      of,
      files.map(([need, content]) => readPact(written(place, need, content))),
    );
  } finally {
    rmSync(place, { recursive: true });
  }
}

function written(place: string, need: Need, content: Uint8Array): string {
  const file = join(place, pactFileName(need));
  writeFileSync(file, content);
  return file;
}

async function fetchResults(
  store: ReleaseStore,
  folder: string,
  { of, isOwn }: { readonly of: PartVersion; readonly isOwn: boolean },
): Promise<void> {
  const records = openPactStore(folder);
  for (const { found, ...pact } of await verificationsIn(store, of))
    if (!isOwn || records.verificationOf(of, pact) === null) records.recordResult(of, pact, found);
}
