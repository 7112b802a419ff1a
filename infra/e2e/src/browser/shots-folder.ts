import path from 'node:path';

/** Folder of the screenshots; not part of the repository. */
export const shotsFolder = path.resolve(import.meta.dirname, '../../../../shots');
