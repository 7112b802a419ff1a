import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Stores what Node has compiled. JavaScript, not TypeScript: the first file whose types must be stripped loads the stripper,
// which stays in memory with 20 MB and costs a third of the start. If the folder cannot be written, all is compiled again,
// as without the cache.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/pathshala/compiled', import.meta.url)),
);
