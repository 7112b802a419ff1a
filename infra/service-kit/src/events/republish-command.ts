import type { EventDefinition } from '@pathshala/contract-kit/event';
import type { Bus } from '@pathshala/bus/port';
import type { Subscription } from './subscription.ts';
import { declareEvents } from './consumers.ts';
import { republish, type RepublishSource } from './republish.ts';

/** What the command must know of a service that publishes. */
interface Publisher {
  readonly name: string;
  readonly publishes: readonly EventDefinition[];
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
 * What an operator types after `npm run republish --`. Declares the queues of all services first, so that one that was lost
 * is there again. Returns the exit code: 0, or 2 for an event that cannot be published again.
 */
export async function runRepublishCommand(command: RepublishCommand): Promise<number> {
  const { services, args, print } = command;
  const asked = readArguments(args);
  const wanted = asked === null ? [] : wantedOf(services, asked);
  if (asked === null || wanted.length === 0) {
    print(usageOf(services));
    return 2;
  }
  for (const { name: service, publishes, subscriptions } of services) {
    await declareEvents({ bus: command.bus, service, publishes, subscriptions });
  }
  for (const { service, source } of wanted) {
    const line = `${source.event.name} of ${service.name}`;
    const count = await republish(source, {
      ...command,
      consumer: asked.consumer,
      onProgress: (published) => print(`${line}: ${published} published so far\n`),
    });
    print(`${line}: ${count} published to ${asked.consumer ?? source.event.consumers.join(', ')}\n`);
  }
  return 0;
}

interface Asked {
  readonly event: string;
  readonly consumer: string | undefined;
}

function readArguments(args: readonly string[]): Asked | null {
  const [event, option, consumer, ...more] = args;
  if (event === undefined || more.length > 0) return null;
  if (option === undefined) return { event, consumer: undefined };
  return option === '--service' && consumer !== undefined ? { event, consumer } : null;
}

function wantedOf(services: readonly Publisher[], { event, consumer }: Asked): readonly Wanted[] {
  return sourcesOf(services).filter(
    ({ source }) =>
      (event === 'all' || source.event.name === event) &&
      (consumer === undefined || source.event.consumers.includes(consumer)),
  );
}

function sourcesOf(services: readonly Publisher[]): readonly Wanted[] {
  return services.flatMap((service) => (service.republishable ?? []).map((source) => ({ service, source })));
}

function usageOf(services: readonly Publisher[]): string {
  const lines = sourcesOf(services).map(
    ({ source }) => `  ${source.event.name}  to ${source.event.consumers.join(', ')}`,
  );
  return `republish <event> [--service <consumer>]   publishes the event again from what is stored
republish all [--service <consumer>]       the same for every event below
With --service only that consumer gets it. The events:
${[...new Set(lines)].join('\n')}
`;
}
