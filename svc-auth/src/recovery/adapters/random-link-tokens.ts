import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { LinkTokens } from '../ports.ts';

/** A token of 256 random bits cannot be guessed, so a fast hash is enough to store it. */
export function createRandomLinkTokens(): LinkTokens {
  return {
    create: () => randomBytes(32).toString('base64url'),
    createCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    idOf: (token) => digest(token),
    passwordMarkOf: (passwordHash) => digest(`password mark\n${passwordHash}`),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
