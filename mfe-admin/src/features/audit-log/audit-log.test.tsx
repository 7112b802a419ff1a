import { refusal } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./audit-log-page.tsx');
});

const entry = {
  _id: 'e1',
  domain: 'exams',
  userId: 'u1',
  name: 'Mim Akter',
  route: 'put /examcampaigns/{id}',
  id: '6560a0000000000000000001',
  at: '2026-01-15T20:30:00.000Z',
  requestId: 'r1',
  address: '203.0.113.7',
  device: 'Chrome on Windows',
  action: 'changed',
  thing: 'examcampaigns',
  changes: [
    { field: '_id', before: null, after: '6560a0000000000000000001' },
    { field: 'title', before: 'Old', after: '=HYPERLINK("x")' },
    { field: 'description', before: null, after: '<p>Two</p><p>lines &amp; more</p>' },
    { field: 'exam.subjects[6560a0000000000000000002].negativeMarking', before: false, after: true },
    { field: 'startDate', before: '2026-01-14T04:00:00.000Z', after: null },
  ],
};
const older = { ...entry, _id: 'e2', name: null, address: null, device: null, changes: [] };

const calls = {
  'get /audit': () => pageOf([entry, older]),
  'get /users': () => pageOf([user]),
};

const auditCalls = ({ api }: ReturnType<typeof open>) =>
  api.requests.filter(({ path }) => path === '/audit').map(({ query }) => query);

describe('the audit log', () => {
  it('says who changed what, when in Dhaka, and from where [ADM-30]', async () => {
    open('/boss/settings/audit', calls);
    await screen.findAllByText(/16\sJan 2026, 2:30 am/u);
    screen.getByText('Mim Akter', { selector: ':not(option)' });
    screen.getByText('Title: Old → =HYPERLINK("x") and 3 more');
    screen.getByText('203.0.113.7');
    screen.getByText('Chrome on Windows');
    screen.getByText('Deleted account');
    expect(screen.getAllByText('unknown')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Actions/u })).toBeNull();
  });

  it('says what was done to fees and payments in words', async () => {
    const payment = {
      ...entry,
      domain: 'catalog',
      route: 'post /courses/ledger/payments',
      thing: 'courses',
      action: 'created',
      changes: [{ field: 'amountPaisa', before: null, after: 50_000 }],
    };
    const undone = { ...payment, _id: 'e3', route: 'post /classes/deletions/{id}/undo', thing: 'classes' };
    open('/boss/settings/audit', { ...calls, 'get /audit': () => pageOf([payment, undone]) });
    await screen.findByText('Took a payment');
    expect(screen.getAllByText('Ledger')).toHaveLength(2);
    expect(screen.getAllByText(/^Amount \(paisa\)/u).length).toBeGreaterThan(0);
    screen.getByText('Restored');
  });

  it('says of a change of what is live which version it was before, and who made it at a terminal', async () => {
    const route = 'post /operations/gateway/remotes/{name}/promote';
    const live = {
      ...entry,
      domain: 'gateway',
      thing: 'operations',
      id: 'mfe-exams',
      changes: [{ field: 'live', before: 'v1', after: 'v2' }],
    };
    const typed = { ...live, _id: 'e3', userId: null, name: 'rahim@build', address: null, device: null };
    open('/boss/settings/audit', {
      ...calls,
      'get /audit': () =>
        pageOf([
          { ...live, route },
          { ...typed, route: 'deploy /operations/promote' },
        ]),
    });
    expect(await screen.findAllByText('Live for everybody: v1 → v2')).toHaveLength(2);
    expect(screen.getAllByText('Promoted a version')).toHaveLength(2);
    expect(screen.getAllByText('Operations: mfe-exams')).toHaveLength(2);
    screen.getByText('rahim@build (command line)');
    screen.getByText('command line');
  });

  it('has a short line for each change, and only the new value of what was added', async () => {
    const changes = [{ field: 'title', before: null, after: 'A title of more than twenty characters' }];
    open('/boss/settings/audit', { ...calls, 'get /audit': () => pageOf([{ ...entry, changes }]) });
    expect(await screen.findByText('Title: A title of more tha…')).toBeDefined();
  });

  it('says of an order which list it was, and its names before and after', async () => {
    const order = {
      ...entry,
      domain: 'catalog',
      route: 'put /courses/subjects/{id}/chapters/order',
      thing: 'courses',
      changes: [{ field: 'items', before: '1. Motion 2. Force', after: '1. Force 2. Motion' }],
    };
    open('/boss/settings/audit', { ...calls, 'get /audit': () => pageOf([order]) });
    const action = await screen.findByText('Changed the order of the chapters');
    expect(action.closest('tr')?.textContent).toContain('List: 1. Motion 2. Force → 1. Force 2. Motion');
  });

  it('names the thing that was changed, and a message as that', async () => {
    const about = { ...entry, title: 'মডেল টেস্ট | Model test' };
    const claim = { ...entry, _id: 'e4', domain: 'catalog', thing: 'courses', title: 'Physics' };
    const sent = { ...entry, _id: 'e5', thing: 'campaign', title: 'হল | <b>Hall</b>' };
    open('/boss/settings/audit', {
      ...calls,
      'get /audit': () =>
        pageOf([
          about,
          { ...claim, route: 'put /courses/claims/{id}/decision' },
          { ...sent, route: 'post /campaign/participants/{campaignId}/messages' },
        ]),
    });
    await screen.findByText('Exam campaign: Model test');
    for (const text of ['Payment: Physics', 'Campaign: Hall', 'Sent a message'])
      expect(screen.queryByText(text)).not.toBeNull();
  });

  it('shows one change in full, in words', async () => {
    open('/boss/settings/audit', calls);
    const openers = await screen.findAllByRole('button', { name: /16\sJan 2026/u });
    await userEvent.click(openers.at(0) ?? document.body);
    dialog().getByText('Changed: Exam campaign');
    dialog().getByText('Two lines & more');
    dialog().getByText('exam › Subjects › negative marking');
    dialog().getByText('yes');
    dialog().getByText(/14\sJan 2026, 10:00 am/u);
    expect(dialog().getAllByText('nothing')).toHaveLength(2);
  });

  it('is filtered by person, action, thing and time, and searched [ADM-30]', async () => {
    const part = open('/boss/settings/audit?atFrom=2026-01-01&atTo=2026-01-31&thing=users', calls);
    await screen.findByText('Mim Akter', { selector: 'option' });
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'u1');
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'deleted');
    await userEvent.type(screen.getByRole('searchbox'), 'physics{Enter}');
    await waitFor(() =>
      expect(auditCalls(part).at(-1)).toEqual({
        page: 1,
        q: 'physics',
        userId: 'u1',
        action: 'deleted',
        thing: 'users',
        atFrom: '2026-01-01',
        atTo: '2026-01-31',
      }),
    );
  });

  it('says that a range is backwards', async () => {
    const sentence = 'The last day must not be before the first.';
    open('/boss/settings/audit?atFrom=2026-02-01&atTo=2026-01-31', {
      ...calls,
      'get /audit': () => {
        const error = refusal(400, 'common.malformed', 'Something does not fit.');
        throw Object.assign(error, { fields: { atTo: sentence } });
      },
    });
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('says that there is nothing, that nothing matches, or that it failed', async () => {
    open('/boss/settings/audit', { ...calls, 'get /audit': () => pageOf([]) });
    await screen.findByText('Nobody has changed anything yet.');
    cleanup();
    open('/boss/settings/audit?q=zzz', { ...calls, 'get /audit': () => pageOf([]) });
    await screen.findByText('No change matches.');
    cleanup();
    open('/boss/settings/audit', {
      ...calls,
      'get /audit': () => {
        throw refusal(500, 'common.internal', 'It does not answer.');
      },
    });
    expect(await screen.findByText('The audit log could not be loaded.')).toBeDefined();
  });

  it('is closed to administrators without all permissions', async () => {
    open('/boss/settings/audit', calls, ['support']);
    expect(await screen.findByText('Not among your permissions')).toBeDefined();
  });
});
