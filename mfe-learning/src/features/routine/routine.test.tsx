import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { pageOf, registeredExam, routineClass } from '../../samples.ts';

const person = userEvent.setup({ delay: null });
const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

beforeAll(() =>
  Promise.all([import('./routine-page.tsx'), import('./class-page.tsx'), import('./attend-page.tsx')]),
);

const noCounts = { present: 0, late: 0, absent: 0, excused: 0 };
const soon = { ...routineClass, startsAt: inHours(0.1), endsAt: inHours(1) };

const show = (at: string, api: Readonly<Record<string, FakeHandler>> = {}) =>
  renderRemotePart(<Root />, {
    at,
    language: 'en',
    user: aStudent,
    api: {
      'get /classes/routine': () => ({ classes: [], assignments: [] }),
      'get /classes/calendar-address': () => ({ path: null, createdAt: null }),
      'get /classes/attendance/of-student/{studentId}': () => ({
        ...pageOf(),
        counts: noCounts,
        percent: null,
      }),
      'get /exams/registered': () => pageOf(),
      'get /exams': () => pageOf(),
      'get /exams/mistakes/summary': () => ({ due: 0, total: 0, nextDueAt: null }),
      ...api,
    },
  });

describe('the routine', () => {
  it('has classes, exams of campaigns, assignments and reviews of the week [CLS-03]', async () => {
    const assignment = {
      _id: 'a1',
      title: 'Sheet',
      courseName: 'Physics',
      dueDate: soon.endsAt,
      isDone: false,
    };
    const { api } = show('/routine', {
      'get /classes/routine': () => ({ classes: [soon], assignments: [assignment] }),
      'get /exams/registered': () => pageOf({ ...registeredExam, state: 'upcoming', opensAt: soon.endsAt }),
      'get /exams/mistakes/summary': () => ({ due: 4, total: 9, nextDueAt: null }),
    });
    expect(await screen.findByRole('link', { name: 'Vectors' })).toHaveProperty(
      'pathname',
      '/routine/classes/k1',
    );
    expect(screen.getByRole('link', { name: 'Sheet' })).toHaveProperty('pathname', '/assignments/view/a1');
    await screen.findByText('Exam');
    expect(await screen.findByRole('link', { name: '4 reviews are due' })).toHaveProperty(
      'pathname',
      '/student/mistakes',
    );
    const days = screen.getAllByRole('heading', { level: 2 }).filter((one) => one.querySelector('time'));
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toMatch(/^Saturday, /u);
    await person.click(screen.getByLabelText('Day'));
    await person.click(screen.getByRole('button', { name: 'Later' }));
    const queries = () =>
      api.requests.filter(({ path }) => path === '/classes/routine').map(({ query }) => query);
    await waitFor(() => expect(new Set(queries().map((query) => JSON.stringify(query))).size).toBe(3));
    const [day] = queries().slice(-1);
    expect(day?.['from']).toBe(day?.['to']);
  });

  it('shows the classes also where the exams cannot be loaded', async () => {
    show('/routine', {
      'get /classes/routine': () => ({ classes: [soon], assignments: [] }),
      'get /exams': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await screen.findByText(/The exams could not be loaded/u);
    expect(await screen.findByRole('link', { name: 'Vectors' })).toBeDefined();
  });

  it('says the attendance of the last 90 days [CLS-05]', async () => {
    const item = {
      _id: 'k1',
      title: 'Vectors',
      courseName: 'Physics',
      batchName: '',
      startsAt: soon.startsAt,
      state: 'late',
    };
    show('/routine', {
      'get /classes/attendance/of-student/{studentId}': () => ({
        ...pageOf(item),
        counts: { ...noCounts, late: 1, absent: 1 },
        percent: 50,
      }),
    });
    const sum = '50% in the last 90 days: 0 present, 1 late, 1 absent, 0 excused.';
    expect(await screen.findByText(sum)).toBeDefined();
  });
});

describe('the address of the calendar', () => {
  it('is created, and revoked after a question [CLS-04]', async () => {
    let path: string | null = null;
    const answer = () => ({ path, createdAt: path && '2026-01-01T00:00:00.000Z' });
    show('/routine', {
      'get /classes/calendar-address': answer,
      'post /classes/calendar-address': () => {
        path = '/api/classes/calendar/abc';
        return answer();
      },
      'delete /classes/calendar-address': () => {
        path = null;
        return answer();
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Create an address' }));
    await screen.findByText(`${location.origin}/api/classes/calendar/abc`);
    await person.click(screen.getByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Create an address' })).toBeDefined();
    expect(path).toBeNull();
  });
});

describe('the page of a class', () => {
  const { kind: _, ...one } = { ...soon, recordingLink: '', note: '' };

  it('says when the link opens, has it in time, and marks who opens it as present [CLS-01 CLS-05]', async () => {
    const opensAt = inHours(2);
    const { api } = show('/routine/classes/k1', {
      'get /classes/{id}': () => ({ ...one, joinLink: 'https://live.example/1' }),
      'post /classes/{id}/attendance/own': () => ({ state: 'present', markedAt: opensAt }),
    });
    const link = await screen.findByRole('link', { name: 'Join the class' });
    expect(link.getAttribute('href')).toBe('https://live.example/1');
    link.addEventListener('click', (event) => event.preventDefault());
    await person.click(link);
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'post')).toBe(true));
  });

  it('has recording and note afterwards, and no link before its time [CLS-01]', async () => {
    const before = { ...one, startsAt: inHours(5), endsAt: inHours(6), joinOpensAt: inHours(4.75) };
    show('/routine/classes/k1', { 'get /classes/{id}': () => before });
    await screen.findByText(/The link opens at/u);
    expect(screen.queryByRole('link', { name: 'Join the class' })).toBeNull();
  });

  it('shows the note and the recording [CLS-01]', async () => {
    const over = { ...one, startsAt: inHours(-2), endsAt: inHours(-1), note: '<p>Read page 4.</p>' };
    show('/routine/classes/k1', {
      'get /classes/{id}': () => ({ ...over, recordingLink: 'https://video.example/1' }),
    });
    await screen.findByText('Read page 4.');
    const recording = screen.getByRole('link', { name: 'Watch the recording' });
    expect(recording.getAttribute('href')).toBe('https://video.example/1');
  });
});

describe('the code of the room', () => {
  it('marks who opens it, and says why it does not [CLS-05]', async () => {
    const { api } = show('/routine/attend/k1?code=abc', {
      'post /classes/{id}/attendance/own': () => ({ state: 'late', markedAt: inHours(0) }),
    });
    await screen.findByText('You are marked as: came late.');
    expect(api.requests.filter(({ method }) => method === 'post')).toMatchObject([
      { params: { id: 'k1' }, body: { code: 'abc' } },
    ]);
  });

  it('says that a code is no longer valid [CLS-05]', async () => {
    show('/routine/attend/k1?code=old', {
      'post /classes/{id}/attendance/own': () => {
        throw refusal(422, 'catalog.attendance.code', 'This code is no longer valid.');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('This code is no longer valid.');
  });
});
