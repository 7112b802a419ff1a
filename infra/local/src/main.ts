import { flushCompileCache } from 'node:module';
import { startEmbedded } from './embedded.ts';
import { explain } from './explain.ts';
import { ensureFrontEnds } from './front-ends.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  const report = (line: string): void => console.log(line);
  // The log goes to a terminal; LOG_LEVEL=info adds a line for every handled event.
  const site = await startEmbedded({
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
    reportPast: report,
    isBackedUp: true,
    frontEnds: ensureFrontEnds(report),
  });
  stopOnSignal(() => site.stop());
  console.log(`Pathshala is ready at ${site.publicUrl}`);
  // Node writes the compile cache only at an orderly exit; a killed process would leave none for the next start.
  flushCompileCache();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
