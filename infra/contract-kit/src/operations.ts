import { z } from 'zod';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoute, type RateLimit } from './route.ts';
import { isoTime } from './scalars.ts';

const reading: RateLimit = { per: 'user', max: 300, windowSeconds: 60, whenUncounted: 'allow' };
const changing: RateLimit = { per: 'user', max: 60, windowSeconds: 60, whenUncounted: 'allow' };

/** The id of an event; not always an id of the store. */
const messageId = z.string().min(1).max(200);

/** Discarded in one call: so many have a place in one entry of the audit log. */
export const maxDiscarded = 10;
const maxReplayed = 100;

const queueState = z.object({
  waiting: z.number().int(),
  /** Failed and waiting for another attempt. */
  retrying: z.number().int(),
  /** `retrying` counts the messages of all services: their broker has them in common queues. */
  isRetryingShared: z.boolean(),
  deadLetters: z.number().int(),
});

/** The state of one process of a service. */
export const serviceState = z.object({
  service: z.string(),
  /** The deployed version; null if it was started from a checkout. */
  version: z.string().nullable(),
  startedAt: isoTime,
  status: z.enum(['ready', 'degraded', 'not ready']),
  /** The parts that are away: `bus`, `key-value`, `writes`, `documents`. */
  degraded: z.array(z.string()),
  /** Events that are stored and not published yet; null while the store does not answer. */
  outbox: z.object({ length: z.number().int(), oldestSeconds: z.number() }).nullable(),
  /** Stored documents of an earlier version, which a job upgrades; null while the store does not answer. */
  olderDocuments: z.number().int().nullable(),
  /** Null while the bus does not answer, and for a service that subscribes to nothing. */
  queue: queueState.nullable(),
});

export type ServiceState = z.output<typeof serviceState>;

/** A message that failed in all attempts. */
export const deadLetter = z.object({
  _id: messageId,
  event: z.string(),
  /** The aggregate of the event; null if the message is no event. */
  aggregateId: z.string().nullable(),
  reason: z.string(),
  failedAt: isoTime,
  attempts: z.number().int(),
  /** JSON without secrets, cut. */
  body: z.string(),
});

export type ShownDeadLetter = z.output<typeof deadLetter>;

/** One run of publishing an event again. */
export const republishRun = z.object({
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  /** The one service that got it; null: all. */
  consumer: z.string().nullable(),
  published: z.number().int(),
  startedAt: isoTime,
  endedAt: isoTime.nullable(),
  reason: z.string().nullable(),
});

export type RepublishRun = z.output<typeof republishRun>;

const republishInput = z.strictObject({
  event: z.string().min(1).max(100),
  consumer: z
    .string()
    .regex(/^svc-[a-z-]{1,40}$/u)
    .optional(),
});

const replayInput = z.strictObject({ ids: z.array(messageId).min(1).max(maxReplayed).optional() });

/** `confirm` says that an administrator was asked: what is discarded is lost. */
const discardInput = z.strictObject({
  ids: z.array(messageId).min(1).max(maxDiscarded),
  confirm: z.literal(true),
});

const discarded = z.object({
  _id: z.string(),
  discarded: z.array(
    z.object({ _id: z.string(), event: z.string(), aggregateId: z.string().nullable(), reason: z.string() }),
  ),
});

interface OperationsOptions<Service extends string> {
  readonly service: Service;
  readonly permission: string;
}

function defineDeadLetterOperations<const Service extends string>({
  service,
  permission,
}: OperationsOptions<Service>) {
  const path = `/operations/${service}/dead-letters` as const;
  const common = { access: 'admin', permission } as const;
  return {
    listDeadLetters: defineRoute({
      ...common,
      method: 'get',
      path: path,
      limit: reading,
      summary: 'Events that failed in all attempts, oldest first, without secrets',
      query: pageQuery.pick({ page: true, pageSize: true }),
      answer: pageOf(deadLetter),
    }),
    replayDeadLetters: defineRoute({
      ...common,
      method: 'post',
      path: `${path}/replay` as const,
      limit: changing,
      audit: { id: 'answer._id' },
      summary: 'Put dead letters back into their queue: those with the ids, or all',
      body: replayInput,
      answer: z.object({ _id: z.string(), count: z.number().int() }),
    }),
    discardDeadLetters: defineRoute({
      ...common,
      method: 'post',
      path: `${path}/discard` as const,
      limit: changing,
      audit: { id: 'answer._id' },
      summary: 'Remove dead letters for good; the audit log lists them',
      body: discardInput,
      answer: discarded,
    }),
  };
}

/**
 * The calls by which administrators operate one service: `/operations/<service>/…`. A service exports them from its
 * contract and passes them to `serviceOf`; the kit answers them.
 */
export function defineOperations<const Service extends string>(options: OperationsOptions<Service>) {
  const { service, permission } = options;
  const common = { access: 'admin', permission } as const;
  const at = <const Rest extends string>(rest: Rest) => `/operations/${service}/${rest}` as const;
  return {
    readServiceState: defineRoute({
      ...common,
      method: 'get',
      path: at('status'),
      limit: reading,
      summary: 'How the service is: version, parts that are away, outbox, queue, dead letters',
      answer: serviceState,
    }),
    ...defineDeadLetterOperations(options),
    listRepublishable: defineRoute({
      ...common,
      method: 'get',
      path: at('republish'),
      limit: reading,
      summary: 'The events that can be published again, each with its last run',
      answer: z.object({
        items: z.array(z.object({ event: z.string(), run: republishRun.nullable() })),
      }),
    }),
    startRepublish: defineRoute({
      ...common,
      method: 'post',
      path: at('republish'),
      limit: changing,
      audit: { id: 'body.event' },
      summary: 'Publish an event again for everything that it is true of, in the background',
      body: republishInput,
      bodyLimit: 1_000,
      answer: republishRun,
      status: 202,
      errors: ['common.republish-unknown', 'common.republish-runs'],
    }),
  };
}

/** A mail that could not be sent. */
export const failedMail = z.object({
  _id: messageId,
  /** The template of the mail: `password-changed`. */
  template: z.string(),
  /** Masked; empty where it is not known. */
  to: z.string(),
  /** Codes of the mail server. */
  reason: z.string(),
  failures: z.number().int(),
  failedAt: isoTime,
  /** Null: it was given up. */
  nextTryAt: isoTime.nullable(),
  /** The reason why it cannot be tried again: its content is deleted when it is given up. */
  obstacle: z.enum(['content-deleted']).nullable(),
});

export type ShownFailedMail = z.output<typeof failedMail>;

const maxRetried = 20;
const retryInput = z.strictObject({ ids: z.array(messageId).min(1).max(maxRetried) });

/** `outdated`: what it would say is not true any more. `gone`: it was sent meanwhile, or deleted with its person. */
const retryOutcome = z.enum(['queued', 'content-deleted', 'outdated', 'gone']);

export type RetryOutcome = z.output<typeof retryOutcome>;

/** Further operations of a service that sends mails. It binds them with `mailRoutes` of service-kit. */
export function defineMailOperations<const Service extends string>(options: OperationsOptions<Service>) {
  const { service, permission } = options;
  const path = `/operations/${service}/mails` as const;
  const common = { access: 'admin', permission } as const;
  return {
    listFailedMails: defineRoute({
      ...common,
      method: 'get',
      path,
      limit: reading,
      summary: 'Mails that could not be sent, the latest first',
      query: pageQuery.pick({ page: true, pageSize: true }),
      answer: pageOf(failedMail),
    }),
    retryMails: defineRoute({
      ...common,
      method: 'post',
      path: `${path}/retry` as const,
      limit: changing,
      audit: { id: 'answer._id' },
      summary: 'Try to send mails again at once',
      body: retryInput,
      answer: z.object({
        _id: z.string(),
        outcomes: z.array(z.object({ _id: messageId, outcome: retryOutcome })),
      }),
    }),
  };
}

/** The mail operations of some service. */
export type MailOperations = ReturnType<typeof defineMailOperations<string>>;

/** The operations of some service. */
export type Operations = ReturnType<typeof defineOperations<string>>;
