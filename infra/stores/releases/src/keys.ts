/** Where the store has what. */
export function buildKey(name: string, version: string, file = ''): string {
  return `builds/${name}/${version}/${file}`;
}

const revisionDigits = 8;

export function stateKey(revision: number): string {
  return `state/${String(revision).padStart(revisionDigits, '0')}.json`;
}

export function revisionOf(key: string): number {
  return Number.parseInt(key.slice('state/'.length), 10);
}
