import { createHash, randomBytes } from 'node:crypto';
import type { LinkTokens } from '../use-cases/ports.ts';

/** 256 random bits need no slow hash: nobody tries them out. */
export function createRandomLinkTokens(): LinkTokens {
  return {
    create: () => randomBytes(32).toString('base64url'),
    idOf: (token) => digest(token),
    markOf: (passwordHash) => digest(`password mark\n${passwordHash}`),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
