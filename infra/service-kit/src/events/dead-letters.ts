import type { Bus } from '@pathshala/stores/bus/port';
import { queueOf } from './queue-of.ts';
import { shownDeadLetter } from './shown-dead-letter.ts';

export interface DeadLettersDependencies {
  readonly service: string;
  readonly hasQueue: boolean;
  readonly bus: Pick<Bus, 'deadLetters' | 'countDeadLetters' | 'replay' | 'discard'>;
}

/** The dead letters of one service. All of it rejects while the bus is away. */
export function createDeadLetters({ service, hasQueue, bus }: DeadLettersDependencies) {
  const queue = queueOf(service);
  return {
    async list({ page, pageSize }: { readonly page: number; readonly pageSize: number }) {
      const total = hasQueue ? await bus.countDeadLetters(queue) : 0;
      const skip = (page - 1) * pageSize;
      const letters = skip < total ? await bus.deadLetters(queue, pageSize, skip) : [];
      return { items: letters.map(shownDeadLetter), total, page, pageSize };
    },
    async replay(ids: readonly string[] | undefined) {
      return { _id: queue, count: hasQueue ? await bus.replay(queue, ids) : 0 };
    },
    async discard(ids: readonly string[]) {
      const letters = hasQueue ? await bus.discard(queue, ids) : [];
      const discarded = letters.map(shownDeadLetter).map(({ _id, event, aggregateId, reason }) => ({
        _id,
        event,
        aggregateId,
        reason,
      }));
      return { _id: queue, discarded };
    },
  };
}
