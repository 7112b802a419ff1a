import { flushCompileCache } from 'node:module';
import { startEmbedded, type EmbeddedOptions } from './embedded.ts';
import { explain } from './explain.ts';
import { ensureFrontEnds } from './front-ends.ts';
import { readStartArguments } from './start-arguments.ts';
import type { StandbyOptions } from './standby/start-standby.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const report = (line: string): void => console.log(line);

/** Follows another machine, and serves once it has taken over. */
async function follow(options: StandbyOptions): Promise<void> {
  const { startStandby } = await import('./standby/start-standby.ts');
  const standby = await startStandby(options);
  if (standby === null) return start(options);
  stopOnSignal(() => standby.stop());
  console.log(`This machine follows ${options.primary}. Its state: ${standby.url}`);
  flushCompileCache();
  console.log(`Taken over: Pathshala is ready at ${(await standby.site).publicUrl}`);
}

async function start(options: EmbeddedOptions): Promise<void> {
  const site = await startEmbedded(options);
  stopOnSignal(() => site.stop());
  console.log(site.refusal() ?? `Pathshala is ready at ${site.publicUrl}`);
  // Node writes the compile cache only at an orderly exit; a killed process would leave none for the next start.
  flushCompileCache();
}

try {
  const followed = readStartArguments(process.argv.slice(2));
  // The log goes to a terminal; LOG_LEVEL=info adds a line for every handled event.
  const options = {
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
    reportPast: report,
    isBackedUp: true,
    frontEnds: ensureFrontEnds(report),
  };
  await (followed === null ? start(options) : follow({ ...options, ...followed }));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
