import { pathToFileURL } from 'node:url';
import { siteRoot } from './site-root.ts';

/**
 * How every process of the product is started; `npm start` says the same (package.json). The young generation is large
 * enough that what belongs to one request dies in it, and half of what V8 would let it grow to.
 */
export const nodeFlags: readonly string[] = [
  '--max-semi-space-size=8',
  `--import=${pathToFileURL(`${siteRoot}/infra/local/src/compile-cache.mjs`).href}`,
];
