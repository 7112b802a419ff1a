import { readFileSync } from 'node:fs';

/** The 3,000 most common passwords of at least the minimum length, in lower case (MIT; the test derives them from their source). */
export function loadCommonPasswords(): ReadonlySet<string> {
  const file = new URL('./common-passwords.txt', import.meta.url);
  return new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
}
