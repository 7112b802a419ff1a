import type { EventDefinition } from '@pathshala/contract-kit/event';
import type { WithinLimits } from '../http/limited-access.ts';
import { auditCollection } from './audit-outbox.ts';
import type { ServiceDefinition } from './service.ts';

/** One part of a service, as its `<capability>.ts` composes it. What it does not have is left out. */
export interface Capability extends Partial<
  Pick<
    ServiceDefinition,
    | 'routes'
    | 'subscriptions'
    | 'jobs'
    | 'indexes'
    | 'aggregates'
    | 'republishable'
    | 'withinLimits'
    | 'copies'
    | 'prepare'
    | 'workedExamples'
    | 'loadSample'
  >
> {
  /** The events that its aggregates record. */
  readonly publishes?: readonly EventDefinition[];
}

type Face = Pick<
  ServiceDefinition,
  'name' | 'prefixes' | 'messages' | 'ignoredEvents' | 'auditEvent' | 'operations' | 'isTicketRevoked'
>;

/** A service is its capabilities, in the order in which they prepare themselves and load their sample data. */
export function serviceOf(face: Face, capabilities: readonly Capability[]): ServiceDefinition {
  const all = <Key extends keyof Capability>(key: Key) =>
    capabilities.flatMap((capability) => (capability[key] ?? []) as readonly never[]);
  return {
    ...face,
    routes: all('routes'),
    publishes: [...new Set([...all('publishes'), ...(face.auditEvent ? [face.auditEvent] : [])])],
    subscriptions: all('subscriptions'),
    aggregates: [...all('aggregates'), ...(face.auditEvent ? [auditCollection] : [])],
    indexes: all('indexes'),
    jobs: all('jobs'),
    republishable: all('republishable'),
    ...examplesOf(capabilities),
    withinLimits: Object.assign({}, ...capabilities.map(({ withinLimits }) => withinLimits)) as WithinLimits,
    copies: all('copies'),
    async prepare() {
      for (const { prepare } of capabilities) await prepare?.();
    },
    async loadSample(sample) {
      for (const { loadSample } of capabilities) await loadSample?.(sample);
    },
  };
}

function examplesOf(capabilities: readonly Capability[]): Pick<ServiceDefinition, 'workedExamples'> {
  const computed = capabilities.flatMap(({ workedExamples }) => workedExamples ?? []);
  if (computed.length === 0) return {};
  return {
    workedExamples() {
      const all = computed.map((compute) => compute());
      return {
        digest: all.map(({ digest }) => digest).join('-'),
        faults: all.flatMap(({ faults }) => faults),
      };
    },
  };
}
