/** A short mark of what is stored: another one means that somebody has changed it. */
export function fingerprintOf(stored: unknown): string {
  let hash = 5381;
  for (const character of JSON.stringify(stored)) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
