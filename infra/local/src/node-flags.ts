import { pathToFileURL } from 'node:url';
import { siteRoot } from './site-root.ts';

/**
 * The flags of every process of the product; `npm start` says the same (package.json). The young generation is large enough
 * from the start that what belongs to one request dies in it, and 50 % of what V8 would let it grow to. The old one has a
 * limit, which 10,000 students who start in one instant do not reach: from it V8 computes how much garbage it allows, and by
 * the memory of a large machine that would be four times what is in use.
 */
export const nodeFlags: readonly string[] = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--max-old-space-size=1024',
  `--import=${pathToFileURL(`${siteRoot}/infra/local/src/compile-cache.mjs`).href}`,
  `--import=${pathToFileURL(`${siteRoot}/infra/local/src/resolve-once.mjs`).href}`,
];
