import { ensureServer } from './compiled-server.ts';
import { explain } from './explain.ts';
import { ensureFrontEnds } from './front-ends.ts';

const print = (line: string) => console.log(line);

try {
  await ensureFrontEnds(print);
  const compiled = await ensureServer(print);
  await (compiled === null ? import('./serve.ts') : import(compiled));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
