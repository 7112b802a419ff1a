import {
  listBrowserErrors,
  promoteVersion,
  readHistory,
  readParts,
  readReleases,
  rollBackRemote,
  startVersionCanary,
} from '@pathshala/gateway-contract/http';
import { admin, callsOf, exactly } from '@pathshala/pact/calls';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const time = '2026-01-15T10:00:00.000Z';
const live = { version: 'v1', since: time, by: 'ayesha' };
const name = 'mfe-notes';
/** The revision of a new store. */
const revision = 0;
const released = {
  source: exactly('store'),
  revision: 3,
  remotes: [{ name, live, published: ['v1', 'v2'] }],
  changes: [{ at: time, by: 'ayesha', what: 'promote mfe-notes v1' }],
} as const;

callsOf({ consumer: 'mfe-admin', provider: 'gateway', clientAt: apiAt }, (call) => {
  const published = { given: 'a remote is live and another version of it is published', as: admin } as const;
  call(readParts, 'how each part is', {
    given: 'a service is behind the gateway',
    as: admin,
    uses: {
      startedAt: time,
      hasKeyValue: true,
      services: [{ name: 'svc-notes', status: 'ready', degraded: [] }],
    },
  });
  call(readHistory, 'the metrics of the last hour', {
    given: 'the gateway has measured itself',
    as: admin,
    query: { hours: '1' },
    uses: { end: 1_800_000_000_000, everyMs: 60_000, processes: 1, series: {} },
  });
  call(readReleases, 'which versions are live', {
    ...published,
    uses: { ...released, isAuditPending: false, services: [{ name: 'svc-notes', ...live }] },
  });
  call(promoteVersion, 'give a version to everybody', {
    ...published,
    params: { name },
    body: { revision, version: 'v2' },
    uses: { ...released, remotes: [{ name, live: { ...live, version: exactly('v2') } }] },
  });
  call(startVersionCanary, 'give a version to a share of the visitors', {
    ...published,
    params: { name },
    body: { revision, version: 'v2', percent: 20 },
    uses: {
      ...released,
      remotes: [{ name, canary: { ...live, version: exactly('v2'), percent: exactly(20) } }],
    },
  });
  call(rollBackRemote, 'go back to the version before', {
    given: 'a version of a remote replaced another one',
    as: admin,
    params: { name },
    body: { revision },
    uses: { ...released, remotes: [{ name, live: { ...live, version: exactly('v1') } }] },
  });
  const failing = {
    given: 'the live service does not give what a published version needs',
    as: admin,
  } as const;
  call(promoteVersion, 'give a version to everybody that contract tests refuse', {
    ...failing,
    params: { name },
    body: { revision, version: 'v3' },
    refused: { status: 409, code: 'gateway.release-contracts' },
  });
  call(promoteVersion, 'give a version to everybody although contract tests refuse it', {
    ...failing,
    params: { name },
    body: { revision, version: 'v3', override: { reason: 'Nobody can log in.' } },
    uses: { ...released, remotes: [{ name, live: { ...live, version: exactly('v3') } }] },
  });
  call(listBrowserErrors, 'the errors of pages', {
    given: 'a page of mfe-notes has failed',
    as: admin,
    query: { page: 1, pageSize: 10 },
    uses: {
      items: [
        {
          _id: 'error1',
          part: 'mfe-notes',
          version: 'v1',
          message: 'TypeError: x is not a function',
          lastSeen: time,
          total: 1,
          days: [{ day: '2026-01-15', count: 1 }],
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
});
