import { buildByVite } from '../vite-options.mjs';

/** @module-federation/vite, its entry as a classic script. */
export const entry = 'varRemoteEntry.js';

export const build = (remote) => buildByVite(remote, { entryType: 'var' });
