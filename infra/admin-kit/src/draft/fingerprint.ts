/** A short hash of a stored record; it changes if the record changes. */
export function fingerprintOf(stored: unknown): string {
  let hash = 5381;
  for (const character of JSON.stringify(stored)) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
