import { readFileSync } from 'node:fs';

/** The 3,000 commonest passwords that are long enough to be chosen here, in lower case (MIT, see the test that derives them). */
export function loadCommonPasswords(): ReadonlySet<string> {
  const file = new URL('./common-passwords.txt', import.meta.url);
  return new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
}
