import type { MailOperations, Operations } from '@pathshala/contract-kit/operations';
import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import type { Api } from '@pathshala/web-kit/api';

const run = { state: 'done', published: 1, startedAt: '2026-01-15T10:00:00.000Z' } as const;

/** The pages of the operations, of each service. `event` is one that the service can publish again. */
export function operationsCalls(call: DescribeCall<Api>, operations: Operations, event: string): void {
  const failed = { given: 'an event has failed for good', as: admin } as const;
  call(operations.readServiceState, 'how the service is', {
    ...failed,
    uses: {
      service: 'svc-notes',
      startedAt: '2026-01-15T10:00:00.000Z',
      status: 'ready',
      degraded: [],
      outbox: { length: 0, oldestSeconds: 0 },
      olderDocuments: 0,
      queue: { waiting: 0, retrying: 0, isRetryingShared: false, deadLetters: 1 },
    },
  });
  call(operations.listDeadLetters, 'the events that failed', {
    ...failed,
    query: { page: 1 },
    uses: {
      items: [
        {
          _id: 'event1',
          event: 'notes.note.written.v1',
          reason: 'Error: no such note',
          failedAt: '2026-01-15T10:00:00.000Z',
          attempts: 4,
          body: '{}',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(operations.replayDeadLetters, 'try a failed event again', {
    ...failed,
    body: { ids: [provided('eventId')] },
    uses: { count: 1 },
  });
  call(operations.replayDeadLetters, 'try all failed events again', {
    ...failed,
    body: {},
    uses: { count: 1 },
  });
  call(operations.discardDeadLetters, 'discard a failed event', {
    ...failed,
    body: { ids: [provided('eventId')], confirm: true },
    uses: { discarded: [{ _id: 'event1' }] },
  });
  call(operations.listRepublishable, 'what can be published again', {
    given: 'an event was published again',
    as: admin,
    uses: { items: [{ event: 'notes.note.written.v1' }] },
  });
  call(operations.startRepublish, 'publish an event again', {
    given: 'an event was published again',
    as: admin,
    body: { event },
    uses: { ...run, state: 'running' },
  });
}

/** The page of mails that could not be sent, of each service that sends some. */
export function mailOperationsCalls(call: DescribeCall<Api>, operations: MailOperations): void {
  const failed = { given: 'a mail could not be sent', as: admin } as const;
  call(operations.listFailedMails, 'the mails that could not be sent', {
    ...failed,
    query: { page: 1 },
    uses: {
      items: [
        {
          _id: 'mail1',
          template: 'registered',
          to: 'r•••@example.com',
          reason: 'EENVELOPE 550',
          failures: 1,
          failedAt: '2026-01-15T10:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(operations.retryMails, 'try to send a mail again', {
    ...failed,
    body: { ids: [provided('mailId')] },
    uses: { outcomes: [{ outcome: 'queued' }] },
  });
}
