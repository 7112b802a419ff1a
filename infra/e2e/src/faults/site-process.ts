import { flushCompileCache } from 'node:module';
import type { EventName } from '@pathshala/contract-kit/event';
import { skip, slowDown, speedUp } from './accelerated-clock.ts';
import { chooseStep, type ChosenStep, openDatabases } from './crash-points.ts';
import { leftoversIn } from './leftovers.ts';

/** The embedded product, controlled by a test over IPC: `node site-process.ts <data directory>`. */
export type Command =
  | ({ readonly is: 'arm' } & ChosenStep)
  | { readonly is: 'disarm' }
  | { readonly is: 'skip'; readonly ms: number }
  | { readonly is: 'run jobs' }
  | { readonly is: 'leftovers' };

export interface Reply {
  readonly id: number;
  readonly aheadMs?: number;
  readonly leftovers?: readonly string[];
}

/** The first message: the product accepts calls. */
export interface Ready {
  readonly url: string;
  readonly subscriptions: readonly { readonly service: string; readonly event: EventName }[];
}

async function obey(command: Command): Promise<Omit<Reply, 'id'>> {
  if (command.is === 'leftovers') return { leftovers: leftoversIn(openDatabases()) };
  if (command.is === 'disarm') {
    chooseStep(null);
    return {};
  }
  if (command.is === 'skip') return { aheadMs: skip(command.ms) };
  if (command.is === 'run jobs') {
    const jobs = site.services.flatMap((service) => service.jobs);
    await Promise.all(jobs.map((job) => job.run()));
    return {};
  }
  const aheadMs = slowDown();
  chooseStep(command);
  return { aheadMs };
}

async function reply({ id, command }: { id: number; command: Command }): Promise<void> {
  process.send?.({ id, ...(await obey(command)) });
}

process.on('message', (message: Parameters<typeof reply>[0]) => void reply(message));

// The parent process has ended.
process.on('disconnect', () => process.exit());

const { startEmbedded } = await import('@pathshala/local/embedded');
const site = await startEmbedded({ dataDir: process.argv[2] ?? '', port: 0, seed: 'none' });
const ready: Ready = {
  url: site.url,
  subscriptions: site.services.flatMap(({ name, definition }) =>
    definition.subscriptions.map(({ event }) => ({ service: name, event: event.name })),
  ),
};
speedUp();
process.send?.(ready);
// Node writes the cache at exit, but these processes are killed: each would compile the product again.
flushCompileCache();
