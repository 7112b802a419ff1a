import { buildByVite } from '../vite-options.mjs';

/** @module-federation/vite, its entry as a module, which is its default. */
export const type = 'module';

export const build = (remote) => buildByVite(remote, { entryType: 'module' });
