import type { Bus } from '@pathshala/stores/bus/port';
import { readEnvelope } from '@pathshala/service-kit/events/envelope';
import type { ServiceDefinition } from '@pathshala/service-kit/service/service';

const maxEvents = 50;

export type PublishedEvent = ReturnType<typeof readEnvelope>;

/** The latest events that the service has published since its start, newest first. Call it before the service starts: an event needs a queue. */
export async function recordPublished(
  { publishes }: Pick<ServiceDefinition, 'publishes'>,
  bus: Pick<Bus, 'declare' | 'consume'>,
): Promise<() => readonly PublishedEvent[]> {
  const seen: PublishedEvent[] = [];
  if (publishes.length > 0) {
    await bus.declare({ name: 'dev.events', routingKeys: publishes.map(({ name }) => name) });
    await bus.consume('dev.events', async (delivery) => {
      seen.unshift(readEnvelope(delivery));
      seen.splice(maxEvents);
    });
  }
  return () => seen;
}
