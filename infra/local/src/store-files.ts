import { readdirSync } from 'node:fs';

/** The pattern includes the files that SQLite writes beside each store. */
const isStoreFile = /^(svc-.*|bus|key-value)\.sqlite/;

/** The files of the embedded stores in the folder. */
export const storeFilesIn = (dataDir: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => isStoreFile.test(name));
