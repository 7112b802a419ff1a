import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** A path inside infra/deploy. */
export const deployFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
