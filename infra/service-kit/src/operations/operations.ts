import type { Operations } from '@pathshala/contract-kit/operations';
import { handle, type BoundRoute } from '../http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { createOutboxGauge } from '../service/outbox-gauge.ts';
import type { ServiceDefinition } from '../service/service.ts';
import type { ServiceStatus } from '../service/service-status.ts';
import { createDeadLetters } from '../events/dead-letters.ts';
import { readServiceState } from './read-service-state.ts';
import { createRepublishing } from '../events/republishing.ts';

export interface OperationsDependencies {
  readonly definition: ServiceDefinition;
  readonly platform: Platform;
  readonly status: () => Promise<ServiceStatus>;
}

export interface ServiceOperations {
  readonly routes: readonly BoundRoute[];
  stop(): Promise<void>;
}

const none: ServiceOperations = { routes: [], stop: async () => undefined };

/** The calls by which administrators operate this service; none where its contract declares none. */
export function createOperations(dependencies: OperationsDependencies): ServiceOperations {
  const { definition, platform, status } = dependencies;
  const { name: service, operations, aggregates, subscriptions, republishable = [] } = definition;
  if (operations === undefined) return none;
  const hasQueue = subscriptions.length > 0;
  const republishing = createRepublishing(republishable, platform);
  const state = {
    service,
    hasQueue,
    platform,
    startedAt: new Date(platform.now()).toISOString(),
    status,
    readOutbox: createOutboxGauge(aggregates, platform),
  };
  return {
    routes: [
      ...deadLetterRoutes(operations, createDeadLetters({ service, hasQueue, bus: platform.bus })),
      handle(operations.readServiceState, () => readServiceState(state)),
      handle(operations.listRepublishable, async () => ({ items: await republishing.list() })),
      handle(operations.startRepublish, ({ body }) => republishing.start(body)),
    ],
    stop: () => republishing.stop(),
  };
}

function deadLetterRoutes(
  operations: Operations,
  deadLetters: ReturnType<typeof createDeadLetters>,
): readonly BoundRoute[] {
  return [
    handle(operations.listDeadLetters, ({ query }) => deadLetters.list(query)),
    handle(operations.replayDeadLetters, ({ body }) => deadLetters.replay(body.ids)),
    handle(operations.discardDeadLetters, ({ body }) => deadLetters.discard(body.ids)),
  ];
}
