export {
  pending,
  type Aggregate,
  type AggregateStore,
  type Change,
  type OutboxEntry,
  type PendingEvent,
} from './aggregate.ts';
export { createAggregateStore } from './aggregate-store.ts';
export { declareEvents, startConsumers } from './consumers.ts';
export { queueOf } from './queue-of.ts';
export { runDeadLettersCommand } from './dead-letters-command.ts';
export { onceGuard } from './once-guard.ts';
export { createOutboxRelay, type OutboxRelay } from './outbox-relay.ts';
export { republishFrom, type RepublishSource } from './republish.ts';
export { runRepublishCommand } from './republish-command.ts';
export { signalOutbox } from './outbox-signal.ts';
export { outboxUpdate } from './outbox-update.ts';
