import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() =>
  Promise.all([
    import('./overview/operations-overview-page.tsx'),
    import('./dead-letters/dead-letters-page.tsx'),
    import('./republish/republish-page.tsx'),
    import('./mails/failed-mails-page.tsx'),
    import('./browser-errors/browser-errors-page.tsx'),
    import('./remotes/remotes-page.tsx'),
  ]),
);

const time = '2026-02-02T05:00:00.000Z';
const parts = {
  version: null,
  startedAt: time,
  hasKeyValue: true,
  services: [
    { name: 'svc-auth', status: 'ready', degraded: [] },
    { name: 'svc-exams', status: 'away', degraded: [] },
  ],
  standby: null,
};
const state = {
  service: 'svc-auth',
  version: '1.4.0',
  startedAt: time,
  status: 'degraded',
  degraded: ['bus'],
  outbox: { length: 3, oldestSeconds: 120 },
  olderDocuments: 1200,
  queue: { waiting: 7, retrying: 2, isRetryingShared: true, deadLetters: 4 },
};
const live = { version: 'v2', since: time, by: 'ayesha' };
const remote = {
  name: 'mfe-exams',
  live,
  built: null,
  canary: null,
  previous: 'v1',
  published: ['v1', 'v2', 'v3'],
};
const releases = {
  source: 'store',
  revision: 7,
  remotes: [remote],
  services: [],
  isAuditPending: false,
  changes: [{ at: time, by: 'ayesha', what: 'promote mfe-exams v2' }],
};
const browserError = {
  _id: 'f1',
  part: 'mfe-exams',
  version: 'v2',
  message: 'TypeError: x is not a function',
  place: 'page.js:1:20',
  lastSeen: time,
  total: 12,
  days: [{ day: '2026-02-02', count: 12 }],
};

const common = {
  'get /operations/gateway/parts': () => parts,
  'get /operations/gateway/remotes': () => releases,
  'get /operations/gateway/browser-errors': () => pageOf([browserError]),
};
const at = '/boss/operations';

const bodiesOf = ({ api }: ReturnType<typeof open>) =>
  api.requests.filter(({ method }) => method !== 'get').map(({ path, body }) => [path, body]);

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the overview of the operations', () => {
  it('says in words how each part is, and that one does not answer', async () => {
    open(at, {
      ...common,
      'get /operations/svc-auth/status': () => state,
      'get /operations/svc-exams/status': () =>
        Promise.reject(refusal(503, 'common.unavailable', 'Try later.')),
    });
    const auth = await rowOf(/^svc-auth/u);
    await auth.findByText('Works in part');
    auth.getByText('The message broker is away: events are late.');
    auth.getByText(/^1\.4\.0, 1,?200 documents left to upgrade$/u);
    auth.getByText('3, the oldest for 2 min');
    auth.getByText('2, of all services');
    expect(auth.getByRole('link', { name: '4' }).getAttribute('href')).toBe(
      '/boss/operations/dead-letters?service=svc-auth',
    );
    const exams = await rowOf(/^svc-exams/u);
    exams.getByText('Does not answer');
    const ofRemote = await rowOf(/^mfe-exams/u);
    ofRemote.getByText('v2');
    expect((await ofRemote.findByRole('link', { name: '12' })).getAttribute('href')).toBe(
      '/boss/operations/browser-errors?part=mfe-exams',
    );
  });

  it('says whether the standby follows, how far it is behind, and why it is away [STB-10]', async () => {
    const standby = {
      is: 'away',
      address: 'http://10.0.0.2:4000',
      lagMs: 4_000,
      isSynchronous: true,
      isDegraded: true,
      epoch: 2,
      problem: 'The standby is away: the connection was closed.',
    };
    open(at, { ...common, 'get /operations/gateway/parts': () => ({ ...parts, standby }) });
    const row = await rowOf(/^Standby/u);
    row.getByText('Does not answer');
    row.getByText('http://10.0.0.2:4000');
    row.getByText(/^Behind by/u);
    row.getByText(/on this machine alone/u);
    expect(row.getByText(standby.problem)).toBeTruthy();
  });

  it('is for administrators of the whole site', async () => {
    open(at, common, ['support', 'marking']);
    await screen.findByRole('heading', { name: 'Not among your permissions' });
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the events that failed', () => {
  const letter = {
    _id: 'e1',
    event: 'exams.exam.submitted.v1',
    aggregateId: 'a1',
    reason: 'Error: no such course',
    failedAt: time,
    attempts: 4,
    body: '{ "data": 1 }',
  };
  const list = '/operations/svc-exams/dead-letters';
  const openLetters = () =>
    open(`${at}/dead-letters?service=svc-exams`, {
      ...common,
      'get /operations/svc-exams/status': () => state,
      [`get ${list}`]: () => pageOf([letter, { ...letter, _id: 'e2' }]),
      [`post ${list}/replay`]: () => ({ _id: 'svc-exams.events', count: 1 }),
      [`post ${list}/discard`]: () => ({ _id: 'svc-exams.events', discarded: [] }),
    });
  const rowAction = async (name: string) => {
    const [menu] = await screen.findAllByRole('button', { name: /^Actions/u });
    await userEvent.click(menu ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('are shown in full, and replayed one by one or all', async () => {
    const page = openLetters();
    const [opener] = await screen.findAllByRole('button', { name: /^exams\.exam\.submitted\.v1/u });
    await userEvent.click(opener ?? document.body);
    await dialog().findByText('{ "data": 1 }');
    await userEvent.keyboard('{Escape}');
    await rowAction('Replay');
    await userEvent.click(await screen.findByRole('button', { name: 'Replay all' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Replay all' }));
    await waitFor(() =>
      expect(bodiesOf(page)).toEqual([
        [`${list}/replay`, { ids: ['e1'] }],
        [`${list}/replay`, {}],
      ]),
    );
  });

  it('are discarded only after a question', async () => {
    const page = openLetters();
    await rowAction('Discard');
    await screen.findByRole('dialog', { name: 'Discard 1 event for good?' });
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(bodiesOf(page)).toEqual([]);
    await rowAction('Discard');
    await userEvent.click(dialog().getByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(bodiesOf(page)).toEqual([[`${list}/discard`, { ids: ['e1'], confirm: true }]]),
    );
  });
});

describe('publishing events again', () => {
  it('shows the last run of each event and starts one after a question', async () => {
    const run = {
      state: 'interrupted',
      consumer: null,
      published: 50,
      startedAt: time,
      endedAt: null,
      reason: null,
    };
    const page = open(`${at}/republish`, {
      ...common,
      'get /operations/svc-auth/republish': () => ({ items: [{ event: 'auth.user.verified.v1', run }] }),
      'get /operations/svc-exams/republish': () => ({ items: [] }),
      'post /operations/svc-auth/republish': () => ({ ...run, state: 'running' }),
    });
    const row = await rowOf(/^auth\.user\.verified\.v1/u);
    row.getByText('Interrupted');
    row.getByText('50');
    await screen.findByText('This service has no events that can be published again.');
    await userEvent.click(row.getByRole('button', { name: 'Publish again: auth.user.verified.v1' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Publish again' }));
    await waitFor(() =>
      expect(bodiesOf(page)).toEqual([
        ['/operations/svc-auth/republish', { event: 'auth.user.verified.v1' }],
      ]),
    );
  });
});

describe('mails that could not be sent', () => {
  const mail = {
    _id: 'm1',
    template: 'registered',
    to: 'r•••@example.com',
    reason: 'EENVELOPE RCPT TO 550',
    failures: 1,
    failedAt: time,
    nextTryAt: null,
    obstacle: null,
  };

  it('are tried again, and say why one cannot be', async () => {
    const page = open(`${at}/mails?service=svc-campaigns`, {
      ...common,
      'get /operations/svc-campaigns/mails': () => pageOf([mail]),
      'post /operations/svc-campaigns/mails/retry': () => ({
        _id: 'svc-campaigns',
        outcomes: [{ _id: 'm1', outcome: 'outdated' }],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Try again/u }));
    await waitFor(() =>
      expect(page.services.toast.shown.get()).toMatchObject([
        { text: 'Not sent: what it would say is not true any more.' },
      ]),
    );
    expect(bodiesOf(page)).toEqual([['/operations/svc-campaigns/mails/retry', { ids: ['m1'] }]]);
  });

  it('whose content is deleted have no Try again, and say so', async () => {
    open(`${at}/mails`, {
      ...common,
      'get /operations/svc-auth/mails': () => pageOf([{ ...mail, obstacle: 'content-deleted' }]),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^registered/u }));
    await dialog().findByText(/^It cannot be sent again: its content was deleted/u);
    expect(screen.queryByRole('button', { name: /^Try again/u })).toBeNull();
  });
});

describe('errors of pages', () => {
  it('are listed by part and version, with their days', async () => {
    const page = open(`${at}/browser-errors?part=mfe-exams`, common);
    await userEvent.click(await screen.findByRole('button', { name: /^TypeError/u }));
    await dialog().findByText('page.js:1:20');
    dialog().getByText('2 February 2026');
    const [asked] = page.api.requests.filter(({ path }) => path.endsWith('/browser-errors'));
    expect(asked?.query).toMatchObject({ part: 'mfe-exams' });
  });
});

describe('the remotes', () => {
  it('are rolled back after a question that says what visitors then get', async () => {
    const page = open(`${at}/remotes`, {
      ...common,
      'post /operations/gateway/remotes/{name}/rollback': () => releases,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back mfe-exams' }));
    dialog().getByText('Everybody gets v1 instead of v2.');
    await userEvent.click(dialog().getByRole('button', { name: 'Roll back' }));
    await waitFor(() =>
      expect(bodiesOf(page)).toEqual([['/operations/gateway/remotes/{name}/rollback', { revision: 7 }]]),
    );
    screen.getByText(/ayesha: mfe-exams: v2 for everybody$/u);
  });

  it('are given to a share of the visitors, or to all', async () => {
    const page = open(`${at}/remotes`, {
      ...common,
      'post /operations/gateway/remotes/{name}/canary': () => releases,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Release a version of mfe-exams' }));
    await userEvent.clear(dialog().getByLabelText(/^Share/u));
    await userEvent.type(dialog().getByLabelText(/^Share/u), '10');
    await userEvent.click(dialog().getByRole('button', { name: 'Release' }));
    const question = within(await screen.findByRole('dialog', { name: 'Release mfe-exams v3?' }));
    question.getByText('10% of the visitors get it, always the same ones.');
    await userEvent.click(question.getByRole('button', { name: 'Release' }));
    await waitFor(() =>
      expect(bodiesOf(page)).toEqual([
        ['/operations/gateway/remotes/{name}/canary', { revision: 7, version: 'v3', percent: 10 }],
      ]),
    );
  });

  it('are released although contract tests fail, after what they found was read and a reason was typed', async () => {
    const found = 'Contract tests do not allow it: mfe-exams v3 needs $.title of “an exam”.';
    let tries = 0;
    const page = open(`${at}/remotes`, {
      ...common,
      'post /operations/gateway/remotes/{name}/promote': () => {
        tries += 1;
        return tries === 1 ? Promise.reject(refusal(409, 'gateway.release-contracts', found)) : releases;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Release a version of mfe-exams' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Release' }));
    const question = within(await screen.findByRole('dialog', { name: 'Release mfe-exams v3?' }));
    await userEvent.click(question.getByRole('button', { name: 'Release' }));
    const refused = within(await screen.findByRole('dialog', { name: 'Contract tests refuse mfe-exams v3' }));
    refused.getByText(found);
    await userEvent.click(refused.getByRole('button', { name: 'Release anyway' }));
    await refused.findByText('Write a reason of at least 10 characters.');
    await userEvent.type(refused.getByLabelText('Why release it anyway?'), 'Nobody can log in.');
    await userEvent.click(refused.getByRole('button', { name: 'Release anyway' }));
    const path = '/operations/gateway/remotes/{name}/promote';
    const body = { revision: 7, version: 'v3' };
    await waitFor(() =>
      expect(bodiesOf(page)).toEqual([
        [path, body],
        [path, { ...body, override: { reason: 'Nobody can log in.' } }],
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have a history in words', async () => {
    const whats = [
      'canary mfe-exams v3 20 %',
      'promote mfe-exams v3, contract tests overridden: Nobody can log in.',
      'rollback mfe-exams',
      'record svc-exams 1.4.0',
      'prune mfe-exams',
      'something of a later version',
    ];
    const changes = whats.map((what, index) => ({
      at: time.replace('05:', `1${index}:`),
      by: 'ayesha',
      what,
    }));
    open(`${at}/remotes`, { ...common, 'get /operations/gateway/remotes': () => ({ ...releases, changes }) });
    await screen.findByText(/ayesha: mfe-exams: v3 for 20%$/u);
    screen.getByText(/v3 for everybody, although contract tests failed: Nobody can log in\.$/u);
    screen.getByText(/ayesha: mfe-exams: rolled back$/u);
    screen.getByText(/svc-exams: 1\.4\.0 recorded$/u);
    screen.getByText(/mfe-exams: old versions removed$/u);
    expect(screen.getByText(/something of a later version$/u)).toBeDefined();
  });

  it('cannot be released while no other version is published', async () => {
    open(`${at}/remotes`, {
      ...common,
      'get /operations/gateway/remotes': () => ({ ...releases, remotes: [{ ...remote, published: ['v2'] }] }),
    });
    const release = await screen.findByRole('button', { name: 'Release a version of mfe-exams' });
    expect(release.hasAttribute('disabled')).toBe(true);
  });

  it('say that their last changes are not in the audit log yet', async () => {
    open(`${at}/remotes`, {
      ...common,
      'get /operations/gateway/remotes': () => ({ ...releases, isAuditPending: true }),
    });
    expect(await screen.findByText(/^The last changes are not in the audit log yet/u)).toBeDefined();
  });

  it('cannot be changed where the builds on disk are served', async () => {
    const built = { ...remote, live: null, built: 'abc123', previous: null, published: [] };
    open(`${at}/remotes`, {
      ...common,
      'get /operations/gateway/remotes': () => ({
        ...releases,
        source: 'builds',
        revision: 0,
        remotes: [built],
      }),
    });
    await screen.findByText('These are the builds on disk');
    screen.getByText('abc123');
    expect(screen.queryByRole('button', { name: /^Release|^Roll back/u })).toBeNull();
  });
});
