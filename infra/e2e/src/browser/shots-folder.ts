import path from 'node:path';

/** Where pictures of screens go; not part of the repository. */
export const shotsFolder = path.resolve(import.meta.dirname, '../../../../shots');
