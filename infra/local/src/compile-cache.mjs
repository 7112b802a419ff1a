import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Keeps what Node has compiled. JavaScript, not TypeScript: the first file whose types must be stripped loads the
// stripper, which stays in memory with 20 MB and costs a third of the start. Where the folder cannot be written, all
// is compiled anew, as it would be without.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/pathshala/compiled', import.meta.url)),
);
