import { namesOf } from '@pathshala/contract-kit/event';
import type { Bus } from '@pathshala/stores/bus/port';
import type { CopiedEvent, CopiedFacts } from './copied-facts.ts';
import { declareQueue } from './consumers.ts';
import { messageOf } from './envelope.ts';
import { IdSet } from './id-set.ts';
import { queueOf } from './queue-of.ts';
import type { RepublishSource } from './republish.ts';
import type { Subscription } from './subscription.ts';

/** The parts of a service that the command needs. */
interface Reconciled {
  readonly name: string;
  readonly subscriptions: readonly Subscription[];
  readonly republishable?: readonly RepublishSource[];
  readonly copies?: readonly CopiedFacts[];
}

export interface ReconcileCommand {
  readonly bus: Bus;
  readonly services: readonly Reconciled[];
  /** Publishes again what differs, to the one service that has it wrong, and removes what has no source. */
  readonly isRepairing: boolean;
  readonly now: () => number;
  readonly newId: () => string;
  readonly print: (text: string) => void;
}

/** More of one kind are counted alone. */
const maxPrinted = 50;

interface Outcome {
  compared: number;
  differing: number;
  repaired: number;
}

/** Compares what services copied from each other with its sources. Returns the exit code: 0, or 1 where differences remain. */
export async function runReconcileCommand(command: ReconcileCommand): Promise<number> {
  const { services, print, isRepairing } = command;
  await sayWhatWaits(command);
  let remaining = 0;
  for (const service of services)
    for (const copies of service.copies ?? []) {
      const outcome = await compareCopies(command, service, copies);
      const { compared, differing, repaired } = outcome;
      const repairs = isRepairing ? `, ${repaired} repaired` : '';
      print(`${service.name}, ${copies.name}: ${compared} compared, ${differing} differ${repairs}\n`);
      remaining += differing - repaired;
    }
  if (remaining > 0 && !isRepairing) print('Repair them with: npm run reconcile -- --repair\n');
  if (remaining === 0 && isRepairing)
    print('What was published again is applied by the running site, or by its next start.\n');
  return remaining === 0 ? 0 : 1;
}

/** A difference may be an event that is on its way. */
async function sayWhatWaits({ bus, services, print }: ReconcileCommand): Promise<void> {
  for (const service of services) {
    const events = service.subscriptions.flatMap(({ event }) => namesOf(event));
    await declareQueue({ bus, service: service.name, subscriptions: events });
    const { waiting } = await bus.depth(queueOf(service.name));
    if (waiting > 0)
      print(
        `${waiting} events wait for ${service.name}: let the site handle them first, they show as differences.\n`,
      );
  }
}

async function compareCopies(
  command: ReconcileCommand,
  service: Reconciled,
  copies: CopiedFacts,
): Promise<Outcome> {
  const outcome: Outcome = { compared: 0, differing: 0, repaired: 0 };
  const sources = new IdSet();
  const report = (words: string): void => {
    outcome.differing += 1;
    if (outcome.differing <= maxPrinted) command.print(`  ${words}\n`);
  };
  for (const copied of copies.events)
    for (const source of sourcesOf(command.services, copied))
      await compareSource({ command, service, copied, source, sources, outcome, report });
  for await (const page of copies.pages())
    for (const { _id, words } of page) {
      if (sources.has(_id)) continue;
      report(`${words}: what it was copied from does not exist`);
      if (!command.isRepairing) continue;
      await copies.remove(_id);
      outcome.repaired += 1;
    }
  return outcome;
}

const sourcesOf = (services: readonly Reconciled[], { event }: CopiedEvent): readonly RepublishSource[] =>
  services
    .flatMap(({ republishable = [] }) => republishable)
    .filter((source) => source.event.name === event.name);

interface SourceComparison {
  readonly command: ReconcileCommand;
  readonly service: Reconciled;
  readonly copied: CopiedEvent;
  readonly source: RepublishSource;
  readonly sources: IdSet;
  readonly outcome: Outcome;
  readonly report: (words: string) => void;
}

async function compareSource(comparison: SourceComparison): Promise<void> {
  const { command, service, copied, source, sources, outcome, report } = comparison;
  for await (const page of source.pages())
    for (const { aggregateId, sequence, pending } of page) {
      const id = copied.copyIdOf(pending.data);
      if (id === null) continue;
      sources.add(id);
      outcome.compared += 1;
      const difference = await copied.differenceOf(pending.data);
      if (difference === null) continue;
      report(difference);
      if (!command.isRepairing) continue;
      const occurredAt = new Date(command.now()).toISOString();
      const message = messageOf(aggregateId, { ...pending, id: command.newId(), sequence, occurredAt });
      await command.bus.publish(message, { queue: queueOf(service.name) });
      outcome.repaired += 1;
    }
}
