import { flushCompileCache } from 'node:module';
import { startEmbedded } from './embedded.ts';
import { explain } from './explain.ts';
import { ensureFrontEnds } from './front-ends.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  await ensureFrontEnds((line) => console.log(line));
  // A person reads this terminal; LOG_LEVEL=info adds a line for every event handled.
  const site = await startEmbedded({ env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' } });
  stopOnSignal(() => site.stop());
  console.log(`Pathshala is ready at ${site.url}`);
  // Otherwise written at an orderly end only, and a process that is killed leaves nothing for the next.
  flushCompileCache();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
