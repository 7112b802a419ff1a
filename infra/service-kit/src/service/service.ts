import type { RequestListener } from 'node:http';
import type { auditEntry } from '@pathshala/contract-kit/audit';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { Operations } from '@pathshala/contract-kit/operations';
import type { Messages } from '@pathshala/contract-kit/message';
import type { Sort } from '@pathshala/stores/documents/port';
import type { CopiedFacts } from '../events/copied-facts.ts';
import type { RepublishSource } from '../events/republish.ts';
import type { Subscription } from '../events/subscription.ts';
import type { BoundRoute } from '../http/handler.ts';
import type { WithinLimits } from '../http/limited-access.ts';
import type { IsTicketRevoked } from '../http/ticket-access.ts';
import type { Platform } from '../platform/platform.ts';
import type { WorkedExamples } from './agreement.ts';
import type { ServiceStatus } from './service-status.ts';

/** Periodic work: `run` is called every `everyMs`, never twice at once; a failure is logged, and the next run tries again. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** It works on the memory of its process, or has a lease of its own. Any other job is run by one process of the service, for all. */
  readonly inEveryProcess?: true;
  readonly run: () => Promise<void>;
}

/** A whole service: what `src/service.ts` of each service returns. */
export interface ServiceDefinition {
  readonly name: string;
  /** The texts of its error codes, in both languages. */
  readonly messages: Messages;
  /** The paths it answers, without `/api`; the longest matching prefix of all services wins. */
  readonly prefixes: readonly string[];
  readonly routes: readonly BoundRoute[];
  /** Everything this service publishes: declared before the first publish. */
  readonly publishes: readonly EventDefinition[];
  readonly subscriptions: readonly Subscription[];
  /** Keys that may still be in the queue and are dropped on purpose, such as a former subscription's. Any other unknown key is retried, then parked. */
  readonly ignoredEvents?: readonly EventName[];
  /** The sources from which its events can be published again. */
  readonly republishable?: readonly RepublishSource[];
  /** The facts that it copied from other services, to be compared with their sources. */
  readonly copies?: readonly CopiedFacts[];
  /** Collections that hold aggregates with an outbox: the relay reads these. */
  readonly aggregates: readonly string[];
  readonly indexes: readonly {
    readonly collection: string;
    readonly keys: Sort;
    readonly unique?: boolean;
  }[];
  readonly jobs?: readonly Job[];
  /** The event that reports what audited routes did; required as soon as a route declares `audit`. */
  readonly auditEvent?: EventDefinition<EventName, typeof auditEntry>;
  /** The calls by which administrators operate it (`defineOperations`); the kit answers them. */
  readonly operations?: Operations;
  /** Required as soon as a route declares `ticket`. */
  readonly isTicketRevoked?: IsTicketRevoked;
  /** Computes fixed examples of what must never differ between processes, such as marks. */
  readonly workedExamples?: () => WorkedExamples;
  /** Whether things are of the courses and batches of a limited administrator, by the kinds that its routes name. */
  readonly withinLimits?: WithinLimits;
  /** Runs at every start, after the indexes and before sample data and the first request; may run in several processes at once. */
  readonly prepare?: () => Promise<void>;
  /** Loads the sample data through the service's own use cases; called once, on an empty store. */
  readonly loadSample?: LoadSample;
}

/**
 * Loads the sample data. `hasPast`: the caller then makes the past of this school by calls, so more people are there and
 * nobody has begun.
 */
export type LoadSample = (sample?: { readonly hasPast: boolean }) => Promise<void>;

/** `src/service.ts` of each service exports one of these. */
export type CreateService = (platform: Platform) => ServiceDefinition;

/** A service that runs: mounted by the gateway in one process, or listening by itself. */
export interface RunningService {
  readonly name: string;
  readonly prefixes: readonly string[];
  /** The definition with the routes of its operations. */
  readonly definition: ServiceDefinition;
  readonly listener: RequestListener;
  /** Started, and its own documents answer: it can take calls. */
  ready(): Promise<boolean>;
  status(): Promise<ServiceStatus>;
  /** The jobs of the definition and the kit's own. */
  readonly jobs: readonly Job[];
  stop(): Promise<void>;
}
