import { namesOf, type EventName } from '@pathshala/contract-kit/event';
import type { Bus } from '@pathshala/stores/bus/port';
import { declareQueue } from './consumers.ts';
import type { Subscription } from './subscription.ts';
import { republish, type RepublishSource } from './republish.ts';

/** The parts of a service that the command needs. */
interface Publisher {
  readonly name: string;
  readonly subscriptions: readonly Subscription[];
  readonly republishable?: readonly RepublishSource[];
}

export interface RepublishCommand {
  readonly bus: Bus;
  readonly services: readonly Publisher[];
  readonly args: readonly string[];
  readonly now: () => number;
  readonly newId: () => string;
  readonly print: (text: string) => void;
}

interface Wanted {
  readonly service: Publisher;
  readonly source: RepublishSource;
}

/**
 * Runs `npm run republish -- <args>`. Declares the queues of all services first, so that a lost one exists again. Returns the exit code: 0, or 2 for an event that cannot be published again.
 */
export async function runRepublishCommand(command: RepublishCommand): Promise<number> {
  const { services, args, print } = command;
  const asked = readArguments(args);
  const wanted = asked === null ? [] : wantedOf(services, asked);
  if (asked === null || wanted.length === 0) {
    print(usageOf(services));
    return 2;
  }
  for (const service of services) {
    await declareQueue({ bus: command.bus, service: service.name, subscriptions: eventsOf(service) });
  }
  for (const { service, source } of wanted) {
    const line = `${source.event.name} of ${service.name}`;
    const count = await republish(source, {
      ...command,
      consumer: asked.consumer,
      after: asked.after,
      onProgress: progressOf(line, command),
    });
    const consumers = asked.consumer ?? consumersOf(services, source.event.name).join(', ');
    print(`${line}: ${count} published to ${consumers}\n`);
  }
  return 0;
}

function eventsOf({ subscriptions }: Publisher): readonly EventName[] {
  return subscriptions.flatMap(({ event }) => namesOf(event));
}

function consumersOf(services: readonly Publisher[], event: EventName): readonly string[] {
  return services.filter((service) => eventsOf(service).includes(event)).map(({ name }) => name);
}

const printEveryMs = 1_000;

/** Prints at most once a second how far it is, how fast, and where to go on. */
function progressOf(
  line: string,
  { print, now }: RepublishCommand,
): (published: number, lastId: string) => void {
  const startedAt = now();
  let printedAt = startedAt;
  return (published, lastId) => {
    if (now() - printedAt < printEveryMs) return;
    printedAt = now();
    const rate = Math.round((published * 1_000) / (printedAt - startedAt));
    print(`${line}: ${published} published so far, ${rate} a second; go on with --after ${lastId}\n`);
  };
}

interface Asked {
  readonly event: string;
  readonly consumer?: string | undefined;
  readonly after?: string | undefined;
}

function readArguments(args: readonly string[]): Asked | null {
  const [event, ...options] = args;
  const asked = new Map<string, string>();
  for (let at = 0; at < options.length; at += 2) {
    const [option = '', value] = options.slice(at, at + 2);
    if (value === undefined || !['--service', '--after'].includes(option)) return null;
    asked.set(option, value);
  }
  if (event === undefined || (event === 'all' && asked.has('--after'))) return null;
  return { event, consumer: asked.get('--service'), after: asked.get('--after') };
}

function wantedOf(services: readonly Publisher[], { event, consumer }: Asked): readonly Wanted[] {
  return sourcesOf(services).filter(
    ({ source }) =>
      (event === 'all' || source.event.name === event) &&
      (consumer === undefined || consumersOf(services, source.event.name).includes(consumer)),
  );
}

function sourcesOf(services: readonly Publisher[]): readonly Wanted[] {
  return services.flatMap((service) => (service.republishable ?? []).map((source) => ({ service, source })));
}

function usageOf(services: readonly Publisher[]): string {
  const lines = sourcesOf(services).map(
    ({ source: { event } }) => `  ${event.name}  to ${consumersOf(services, event.name).join(', ')}`,
  );
  return `republish <event> [--service <consumer>]   publishes the event again from what is stored
republish all [--service <consumer>]       the same for every event below
With --service only that consumer gets it; with --after ID a run of one event goes on where it was interrupted. The events:
${[...new Set(lines)].join('\n')}
`;
}
