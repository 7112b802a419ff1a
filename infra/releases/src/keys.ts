/** Returns the key of a build's file in the store. */
export function buildKey(name: string, version: string, file = ''): string {
  return `builds/${name}/${version}/${file}`;
}

/** Returns the key of a pact, by the hash of its file. */
export function pactKey({
  consumer,
  provider,
  hash,
}: Record<'consumer' | 'provider' | 'hash', string>): string {
  return `pacts/${consumer}-${provider}/${hash}.json`;
}

/**
 * Returns the key of the place from where an administrator made the change with this id; removed once an audit log has it.
 */
export function originKey(id: string): string {
  return `audit/origins/${id}.json`;
}

/** Stands for: an audit log has all changes up to this revision. */
export function reportedKey(revision: number): string {
  return `audit/reported/${digitsOf(revision)}.json`;
}

const revisionDigits = 8;

const digitsOf = (revision: number): string => String(revision).padStart(revisionDigits, '0');

export function stateKey(revision: number): string {
  return `state/${digitsOf(revision)}.json`;
}

export function revisionOf(key: string): number {
  return Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
}
