import { buildServer } from './build/build-server.ts';

/** `node build-server.ts <entry> <folder>`: `npm start` runs it when a source of the server has changed. */
const [entry, folder] = process.argv.slice(2);
if (entry === undefined || folder === undefined) throw new Error('Say which entry and which folder.');
await buildServer(entry, folder);
