import { fileURLToPath } from 'node:url';

/** The repository's folder: it holds the shell, the remotes and their builds. */
export const siteRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
