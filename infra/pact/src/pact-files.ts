import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of a pact file that this package reads. */
interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
}

interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  /** The request of a call. */
  readonly request?: { readonly method: string; readonly path: string };
  readonly response?: { readonly status: number; readonly body?: { readonly content: unknown } };
  /** The routing key of an event. */
  readonly metadata?: { readonly routingKey?: string };
  readonly contents?: { readonly content: unknown };
}

export interface PactFile {
  /** Absolute. */
  readonly file: string;
  readonly pact: Pact;
  /** SHA-256 of the content. Two versions of a consumer with the same pact need one verification. */
  readonly hash: string;
}

export function pactFileName({ consumer, provider }: { consumer: string; provider: string }): string {
  return `${consumer}-${provider}.json`;
}

/** Every pact of a folder, in the order of the names; none if there is no such folder. */
export function readPacts(folder: string): readonly PactFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readPact(path.join(folder, name)));
}

export function readPact(file: string): PactFile {
  const text = readFileSync(file, 'utf8');
  return {
    file,
    pact: JSON.parse(text) as Pact,
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
}

/** The same bytes for the same interactions: in the order of their names, without the versions of Pact's libraries. */
export function canonicalPact(text: string): string {
  const { metadata, interactions, ...pact } = JSON.parse(text) as Pact & {
    readonly metadata: { readonly pactSpecification: unknown };
  };
  const sorted = interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1));
  const { pactSpecification } = metadata;
  return `${JSON.stringify({ ...pact, interactions: sorted, metadata: { pactSpecification } }, null, 2)}\n`;
}
