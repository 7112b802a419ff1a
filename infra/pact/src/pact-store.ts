import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPacts, type PactFile } from './pact-files.ts';
import type { Mismatch, Need, PartVersion } from '@pathshala/releases/contracts/records';

/** The live version of each part: `{ "svc-exams": "3f2a…" }`. */
export type LiveVersions = Readonly<Record<string, string>>;

export type { PartVersion } from '@pathshala/releases/contracts/records';

/** A pact as a result names it. */
type VerifiedPact = Pick<Need, 'consumer' | 'hash'>;

/** The pacts of each version, and which version of a provider has verified which pact. A folder of files. */
export interface PactStore {
  /** The pacts in which this version is the consumer; null if it was never recorded. */
  pactsOf(consumer: PartVersion): readonly PactFile[] | null;
  recordPacts(consumer: PartVersion, files: readonly PactFile[]): void;
  /** Removes all records of a version. */
  forget(version: PartVersion): void;
  /** Returns the mismatches of the provider with this pact; null if it never verified it. */
  verificationOf(provider: PartVersion, pact: VerifiedPact): readonly Mismatch[] | null;
  /** All results of a version. */
  verificationsOf(provider: PartVersion): readonly (VerifiedPact & { readonly found: readonly Mismatch[] })[];
  recordVerification(
    provider: PartVersion,
    result: { readonly pact: PactFile; readonly mismatches: readonly Mismatch[] },
  ): void;
  /** Records a result whose pact is somewhere else. */
  recordResult(provider: PartVersion, pact: VerifiedPact, found: readonly Mismatch[]): void;
}

export function openPactStore(folder: string): PactStore {
  const folderOf = (kind: string, { part, version }: PartVersion) => path.join(folder, kind, part, version);
  const resultOf = (provider: PartVersion, { consumer, hash }: VerifiedPact) =>
    path.join(folderOf('verifications', provider), `${consumer}-${hash}.json`);
  const recordResult: PactStore['recordResult'] = (provider, pact, found) => {
    const file = resultOf(provider, pact);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  };
  const readResult = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as readonly Mismatch[];
  return {
    pactsOf(consumer) {
      const place = folderOf('pacts', consumer);
      return existsSync(place) ? readPacts(place) : null;
    },
    recordPacts(consumer, files) {
      const place = folderOf('pacts', consumer);
      rmSync(place, { recursive: true, force: true });
      mkdirSync(place, { recursive: true });
      for (const { file } of files) writeFileSync(path.join(place, path.basename(file)), readFileSync(file));
    },
    forget(version) {
      for (const kind of ['pacts', 'verifications'])
        rmSync(folderOf(kind, version), { recursive: true, force: true });
    },
    verificationOf(provider, pact) {
      const file = resultOf(provider, pact);
      return existsSync(file) ? readResult(file) : null;
    },
    verificationsOf(provider) {
      const place = folderOf('verifications', provider);
      const names = existsSync(place) ? readdirSync(place) : [];
      return names.flatMap((name) => {
        const [, consumer, hash] = /^(.+)-([0-9a-f]+)\.json$/.exec(name) ?? [];
        if (consumer === undefined || hash === undefined) return [];
        return [{ consumer, hash, found: readResult(path.join(place, name)) }];
      });
    },
    recordVerification(provider, { pact, mismatches }) {
      recordResult(provider, { consumer: pact.pact.consumer.name, hash: pact.hash }, mismatches);
    },
    recordResult,
  };
}
