import { refusal } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { participant } from '../../samples.ts';
import { dialog, namesOf, open } from '../../testing/boss-area.tsx';
import { FakeEventSource } from '../../testing/fake-event-source.ts';

beforeAll(() => import('./exam-desk-page.tsx'));
beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const aDesk = () => ({
  examId: 'exam1',
  title: 'মডেল টেস্ট | Model test',
  opensAt: '2026-01-15T09:00:00.000Z',
  closesAt: '2026-01-15T12:00:00.000Z',
  extendedTo: null as string | null,
  timeLimit: 60,
  questions: 100,
  isReleased: false,
  rev: 1,
  changedAt: null,
  changedBy: null,
  announcements: [] as object[],
  acts: [] as object[],
  serverNow: new Date().toISOString(),
});
const absent = { startedAt: null, deadlineAt: null, savedAt: null, seenAt: null, submittedAt: null };
const notStarted = {
  ...absent,
  studentId: 's-absent',
  state: 'not-started',
  attemptId: null,
  answered: 0,
  closedBy: null,
};
const sitting = () => ({
  ...notStarted,
  studentId: 's-rahima',
  state: 'sitting',
  attemptId: 'a1',
  startedAt: later(-20),
  deadlineAt: later(40),
  savedAt: later(-0.2),
  seenAt: later(-0.2),
  answered: 12,
});
const silent = () => ({
  ...sitting(),
  studentId: 's-karim',
  attemptId: 'a2',
  seenAt: later(-3),
  savedAt: null,
});
const done = () => ({
  ...sitting(),
  studentId: 's-mim',
  state: 'submitted',
  attemptId: 'a3',
  submittedAt: later(-1),
  closedBy: 'student',
});
const names: Record<string, string> = {
  's-absent': 'Asif',
  's-rahima': 'Rahima',
  's-karim': 'Karim',
  's-mim': 'Mim',
};

/** The roll numbers are on two pages. */
const rollNumbers = ({ query }: { readonly query: unknown }) =>
  (query as { after?: string }).after === undefined
    ? { items: [{ studentId: 's-rahima', rollNumber: '000007' }], hasMore: true }
    : { items: [{ studentId: 's-absent', rollNumber: '000012' }], hasMore: false };

async function openDesk(api: Parameters<typeof open>[1] = {}) {
  const opened = open('/boss/exam-desk/exam1', {
    'get /exams/desk/{examId}': aDesk,
    'get /users/names': ({ query }) => namesOf(names, query),
    'get /campaign/participants/{campaignId}/roll-numbers': rollNumbers,
    ...api,
  });
  await screen.findByRole('heading', { name: 'Exam desk: Model test' });
  const source = FakeEventSource.latest();
  const serverNow = new Date().toISOString();
  const rows = [notStarted, sitting(), silent(), done()];
  source.send('snapshot', { part: 1, of: 2, rows: rows.slice(0, 2), serverNow });
  source.send('snapshot', { part: 2, of: 2, rows: rows.slice(2), serverNow });
  return { ...opened, source };
}

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const show = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the desk of an exam', () => {
  it('shows everybody with state, last signs, answers and time left, and follows the stream', async () => {
    const { source } = await openDesk();
    expect(source.url).toBe('/api/exams/desk/exam1/stream');
    const row = (await screen.findByRole('rowheader', { name: 'Rahima' })).closest('tr');
    expect(row?.textContent).toMatch(/Sitting.*1\d s ago.*12 of 100.*(40:0\d|39:[345]\d)/u);
    expect(screen.queryByText('Live')).not.toBeNull();
    await waitFor(() => expect(row?.textContent).toContain('000007'));
    expect(screen.getByRole('rowheader', { name: 'Asif' }).closest('tr')?.textContent).toContain('000012');
    source.send('changes', {
      rows: [{ ...sitting(), answered: 13 }],
      removed: ['s-absent'],
      serverNow: new Date().toISOString(),
    });
    expect(row?.textContent).toContain('13 of 100');
    expect(rowNames()).not.toContain('Asif');
  });

  it('counts the groups on top and lists each of them', async () => {
    await openDesk();
    await screen.findByRole('rowheader', { name: 'Rahima' });
    await show(/^Silent over 1 min 1$/u);
    expect(rowNames()).toEqual(['Karim']);
    await show(/^Not started 1$/u);
    expect(rowNames()).toEqual(['Asif']);
    await show(/^Submitted 1$/u);
    expect(rowNames()).toEqual(['Mim']);
    await show(/^Sitting 2$/u);
    expect(rowNames().toSorted()).toEqual(['Karim', 'Rahima']);
  });

  it('finds students by the names of their registrations, accounts and visitors, within the chosen group', async () => {
    const queries: unknown[] = [];
    await openDesk({
      'get /campaign/participants/{campaignId}': ({ params, query }) => {
        queries.push([params, query]);
        if (query['q'] === 'nobody') return { items: [], total: 0, page: 1, pageSize: 100 };
        const items = [
          { ...participant, _id: 'r1', studentId: 's-rahima' },
          { ...participant, _id: 's-karim', studentId: null },
          { ...participant, _id: 'r3', studentId: 's-absent' },
        ];
        return { items, total: 120, page: 1, pageSize: 100 };
      },
    });
    await screen.findByRole('rowheader', { name: 'Mim' });
    await userEvent.type(screen.getByRole('searchbox'), 'rah{Enter}');
    await screen.findByText(/^More than 100 match/u);
    expect(queries).toEqual([[{ campaignId: 'exam1' }, { page: 1, pageSize: 100, q: 'rah' }]]);
    expect(rowNames().toSorted()).toEqual(['Asif', 'Karim', 'Rahima']);
    await show(/^Sitting 2$/u);
    expect(rowNames().toSorted()).toEqual(['Karim', 'Rahima']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    await screen.findByText('Nobody in this list matches the search.');
  });

  it('lists everybody when the search fails, and says so', async () => {
    await openDesk({
      'get /campaign/participants/{campaignId}': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await screen.findByRole('rowheader', { name: 'Mim' });
    await userEvent.type(screen.getByRole('searchbox'), 'rah{Enter}');
    await screen.findByText(/everybody is listed: Try again in a minute\.$/u);
    expect(rowNames()).toHaveLength(4);
  });

  it('shows a long list in pages', async () => {
    const { source } = await openDesk();
    const many = Array.from({ length: 60 }, (_, at) => ({ ...notStarted, studentId: `many-${at}` }));
    source.send('snapshot', { part: 1, of: 1, rows: many, serverNow: new Date().toISOString() });
    expect(screen.getAllByRole('rowheader')).toHaveLength(50);
    await press('Next');
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
    expect(screen.queryByText('Page 2 of 2 (60 in all)')).not.toBeNull();
  });

  it('says that the exam has more students than are listed', async () => {
    const { source } = await openDesk();
    const part = { part: 1, of: 1, rows: [notStarted], serverNow: new Date().toISOString() };
    source.send('snapshot', { ...part, isCut: true });
    expect(screen.queryByText(/more students than one page can show\. Below are 1 of them/u)).not.toBeNull();
    source.send('snapshot', part);
    expect(screen.queryByText(/more students than one page can show/u)).toBeNull();
  });

  it('says that nobody is registered', async () => {
    const { source } = await openDesk();
    source.send('snapshot', { part: 1, of: 1, rows: [], serverNow: new Date().toISOString() });
    expect(screen.queryByText('Nobody is registered for this exam yet.')).not.toBeNull();
  });
});

describe('the connection of the desk', () => {
  it('says that it is lost while the browser connects again, and keeps what it knows', async () => {
    const { source } = await openDesk();
    source.fail();
    expect(screen.getByText(/^The connection is lost/u).closest('[role=status]')).not.toBeNull();
    expect(screen.getAllByRole('rowheader')).toHaveLength(4);
    source.send('beat', { serverNow: new Date().toISOString() });
    expect(screen.queryByText('Live')).not.toBeNull();
  });

  it('ends with the reason when the right to watch has ended, and can be begun again', async () => {
    let mayRead = true;
    const { source } = await openDesk({
      'get /exams/desk/{examId}': () => {
        if (mayRead) return aDesk();
        throw refusal(403, 'common.forbidden', 'You may not do this.');
      },
    });
    mayRead = false;
    source.fail(true);
    expect(
      (await screen.findByText('No longer live: You may not do this.')).closest('[role=alert]'),
    ).not.toBeNull();
    mayRead = true;
    await press('Connect again');
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.latest().send('beat', { serverNow: new Date().toISOString() });
    expect(screen.queryByText('Live')).not.toBeNull();
  });

  it('is closed with the page', async () => {
    const { source } = await openDesk();
    cleanup();
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });
});

describe('acts at the desk', () => {
  const act = { _id: 'act1', at: '2026-01-15T10:00:00.000Z', by: 'Ayesha', minutes: 15, studentId: null };

  it('give minutes to all who sit, after the number is checked', async () => {
    const { api } = await openDesk({
      'post /exams/desk/{examId}/minutes': () => ({
        ...aDesk(),
        rev: 2,
        acts: [{ ...act, kind: 'minutes-for-all' }],
      }),
    });
    await press('Add minutes for all');
    expect(dialog().queryByText(/2 students/u)).not.toBeNull();
    const field = dialog().getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(field);
    await userEvent.type(field, '121');
    await userEvent.click(dialog().getByRole('button', { name: 'Add minutes' }));
    expect(dialog().queryByText('Enter a whole number from 1 to 120.')).not.toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '১৫{Enter}');
    await screen.findByText('15 minutes for all who sat');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests.at(-1)).toMatchObject({ body: { minutes: 15, attemptId: null, rev: 1 } });
  });

  it('give minutes to one, and open a submitted exam again', async () => {
    const { api } = await openDesk({
      'post /exams/desk/{examId}/minutes': () => ({ ...aDesk(), rev: 2 }),
      'post /exams/desk/{examId}/reopenings': () => ({ ...aDesk(), rev: 3 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add minutes for Rahima' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Add minutes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.at(-1)).toMatchObject({ body: { minutes: 10, attemptId: 'a1', rev: 1 } });
    await press('Open the exam again for Mim');
    await userEvent.click(dialog().getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.at(-1)).toMatchObject({ body: { minutes: 10, attemptId: 'a3', rev: 2 } });
  });

  it('show who was first when another administrator has acted, and what was done', async () => {
    const { source } = await openDesk({
      'post /exams/desk/{examId}/minutes': () => {
        throw refusal(409, 'common.edited-meanwhile', 'Karim changed this at 16:00.');
      },
    });
    await press('Add minutes for all');
    await userEvent.click(dialog().getByRole('button', { name: 'Add minutes' }));
    expect(
      (await dialog().findByText('Karim changed this at 16:00.')).closest('[role=alert]'),
    ).not.toBeNull();
    const { serverNow: _, ...newer } = { ...aDesk(), rev: 2, acts: [{ ...act, kind: 'minutes-for-all' }] };
    source.send('desk', newer);
    expect(screen.queryByText('15 minutes for all who sat')).not.toBeNull();
  });

  it('announce in one language or both, and take it back', async () => {
    const text = { _id: 'n1', en: 'A misprint', bn: 'ছাপার ভুল', at: '2026-01-15T10:00:00.000Z' };
    const { api } = await openDesk({
      'post /exams/desk/{examId}/announcements': () => ({ ...aDesk(), rev: 2, announcements: [text] }),
      'post /exams/desk/{examId}/announcements/{announcementId}/withdrawal': () => ({ ...aDesk(), rev: 3 }),
    });
    await press('Announce');
    await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
    expect(dialog().queryByText('Write what is to be shown.')).not.toBeNull();
    await userEvent.type(dialog().getByRole('textbox', { name: 'In English' }), 'A misprint');
    await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
    await screen.findByText('A misprint');
    expect(api.requests.at(-1)).toMatchObject({ body: { bn: '', en: 'A misprint', rev: 1 } });
    await press('Take back: A misprint');
    await userEvent.click(dialog().getByRole('button', { name: 'Take back' }));
    await screen.findByText('Nothing was announced.');
    expect(api.requests.at(-1)).toMatchObject({ params: { announcementId: 'n1' }, body: { rev: 2 } });
  });

  it('are not offered once the results are released', async () => {
    await openDesk({ 'get /exams/desk/{examId}': () => ({ ...aDesk(), isReleased: true }) });
    expect(screen.queryByText(/^The results are released/u)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Announce' })).toBeNull();
    const table = within(screen.getByRole('table', { name: 'Students of this exam' }));
    expect(table.queryAllByRole('button')).toEqual([]);
  });
});
