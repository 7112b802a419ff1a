import { refusal } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { academicCourse, course } from '../../samples.ts';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./bulk-page.tsx');
});

const bulk = {
  _id: 'b1',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'ঢাকা | Dhaka',
  fee: 500,
  state: 'checked',
  createdAt: '2026-01-15T04:00:00.000Z',
  createdBy: 'Head',
  expiresAt: '2026-01-22T04:00:00.000Z',
  total: 2,
  ready: 1,
  already: 1,
  unknown: 0,
  done: 0,
  enrolled: 0,
  skipped: 0,
  invited: 0,
  waiting: 0,
};

const rows = ({ query }: { readonly query?: unknown }) =>
  (query as { part: string }).part === 'ready'
    ? pageOf([{ studentId: 's1', outcome: 'ready' }])
    : pageOf([{ studentId: 's2', outcome: 'already' }]);

const calls = {
  'get /courses/bulk-enrolments': () => pageOf([]),
  'get /courses/waiting-enrolments': () => pageOf([]),
  'get /admissioncourse/universities': () => pageOf([course]),
  'get /academiccourse/academicCourses': () => pageOf([academicCourse]),
  'get /courses/bulk-enrolments/{id}/rows': rows,
  'get /users/names': ({ query }: { readonly query?: unknown }) =>
    namesOf({ s1: 'Rahima', s2: 'Karim' }, query),
};

async function chooseCourse(): Promise<void> {
  const select = await screen.findByRole('combobox', { name: 'Course' });
  fireEvent.click(select);
  fireEvent.click(await screen.findByText('Dhaka (DU)'));
}

describe('the bulk enrolment', () => {
  it('looks pasted people up, shows who is left out and that the course is paid, and enrols the others [ADM-08]', async () => {
    let state = 'checked';
    const { api } = open('/boss/enrolments/bulk', {
      ...calls,
      'post /users/lookup': () => ({
        items: [
          { who: 'rahima@example.com', userId: 's1', name: 'Rahima', role: 'student' },
          { who: 'karim', userId: 's2', name: 'Karim', role: 'student' },
          { who: 'asked@example.com', userId: null, invitationId: 'i1', name: 'Asked', role: 'student' },
        ],
      }),
      'post /courses/bulk-enrolments': () => bulk,
      'get /courses/bulk-enrolments/{id}': () => {
        const answer = { ...bulk, state, done: 1, enrolled: 1 };
        if (state === 'running') state = 'done';
        return answer;
      },
      'post /courses/bulk-enrolments/{id}/confirm': () => {
        state = 'running';
        return { ...bulk, state };
      },
    });
    await chooseCourse();
    fireEvent.change(screen.getByRole('textbox', { name: 'Students' }), {
      target: { value: 'rahima@example.com\nkarim\nasked@example.com\nnobody\n' },
    });
    expect(screen.getByText('4 in the list')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    const missing = await screen.findByRole('table', { name: 'Not found (1)' });
    expect(within(missing).getByText('unknown')).toBeDefined();
    expect(within(missing).getByLabelText('Written: nobody')).toHaveProperty('value', 'nobody');
    const left = await screen.findByRole('table', { name: 'Left out (1)' });
    expect((await within(left).findByText('Karim')).closest('tr')?.textContent).toContain('enrolled already');
    expect(screen.getByText(/This course costs ৳500\./u)).toBeDefined();
    expect(
      api.requests.find(({ method, path }) => method === 'post' && path === '/courses/bulk-enrolments')?.body,
    ).toEqual({
      courseId: 'c1',
      studentIds: ['s1', 's2'],
      invitedIds: ['i1'],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Enrol 1 student' }));
    await screen.findByText('Enrol 1 student in Dhaka?');
    fireEvent.click(dialog().getByRole('button', { name: 'Enrol 1 student' }));
    await screen.findByText('1 student is enrolled.', {}, { timeout: 3000 });
    await screen.findByRole('table', { name: 'Students (1)' });
  });

  it('has those who were not found mended in place, and keeps the others', async () => {
    const known = [
      { who: 'rahima', userId: 's1', name: 'Rahima', role: 'student' },
      { who: 'karim', userId: 's2', name: 'Karim', role: 'student' },
    ];
    const { api } = open('/boss/enrolments/bulk', {
      ...calls,
      'post /users/lookup': ({ body }) => ({
        items: known.filter(({ who }) => (body as { who: string[] }).who.includes(who)),
      }),
      'post /courses/bulk-enrolments': ({ body }) => ({
        ...bulk,
        _id: `b${(body as { studentIds: string[] }).studentIds.length}`,
      }),
      'get /courses/bulk-enrolments/{id}': () => bulk,
    });
    await chooseCourse();
    fireEvent.change(screen.getByRole('textbox', { name: 'Students' }), {
      target: { value: 'rahima\nkarim.\n' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    fireEvent.change(await screen.findByLabelText('Written: karim.'), { target: { value: 'karim' } });
    fireEvent.click(screen.getByRole('button', { name: 'Look up again' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Not found (1)' })).toBeNull());
    const orders = api.requests.filter(
      ({ method, path }) => method === 'post' && path === '/courses/bulk-enrolments',
    );
    expect(orders.map(({ body }) => body)).toEqual([
      { courseId: 'c1', studentIds: ['s1'], invitedIds: [] },
      { courseId: 'c1', studentIds: ['s1', 's2'], invitedIds: [] },
    ]);
  });

  it('shows who waits for an account, takes one out, and brings them back by the undo [ADM-08]', async () => {
    let isWaiting = true;
    const one = { _id: 'w1', courseId: 'c1', courseName: 'ঢাকা | Dhaka', studentId: 's1', bulkId: 'b1' };
    const { api } = open('/boss/enrolments/bulk', {
      ...calls,
      'get /courses/waiting-enrolments': () =>
        pageOf(isWaiting ? [{ ...one, createdAt: '2026-01-15T04:00:00.000Z' }] : []),
      'delete /courses/waiting-enrolments/{id}': () => {
        isWaiting = false;
        return { _id: 'w1' };
      },
      'post /courses/waiting-enrolments/{id}/restore': () => {
        isWaiting = true;
        return { _id: 'w1' };
      },
    });
    const table = () => screen.findByRole('table', { name: 'Waiting for an account (1)' });
    const row = within(await table());
    await row.findByText('Rahima');
    row.getByText('Dhaka');
    fireEvent.click(row.getByRole('button', { name: 'Do not enrol' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/restore'))).toBe(true));
    await table();
  });

  it('says what becomes of invited people, before and after the run', async () => {
    const order = { ...bulk, state: 'done', ready: 2, invited: 1, done: 2, enrolled: 1, waiting: 1 };
    open('/boss/enrolments/bulk?order=b1', {
      ...calls,
      'get /courses/bulk-enrolments/{id}': () => order,
      'get /courses/bulk-enrolments/{id}/rows': ({ query }) =>
        (query as { part: string }).part === 'ready'
          ? pageOf([
              { studentId: 's1', outcome: 'enrolled' },
              { studentId: 's2', outcome: 'waiting' },
            ])
          : pageOf([]),
    });
    await screen.findByText(/1 person is invited and will be enrolled once the account is opened\.$/u);
    const waiting = await screen.findByText('waits for the account');
    await waitFor(() => expect(waiting.closest('tr')?.textContent).toContain('Karim'));
  });

  it('takes the students of an import, with those who had an account already', async () => {
    const line = { line: 2, name: 'A', username: '', mobile: '', language: '', remark: '' };
    open('/boss/enrolments/bulk?import=i1', {
      ...calls,
      'get /users/imports/{id}/rows': ({ query }) =>
        (query as { part: string }).part === 'ready'
          ? pageOf([{ ...line, email: 'a@example.com', outcome: 'invited' }])
          : pageOf([
              { ...line, email: 'b@example.com', outcome: 'exists' },
              { ...line, email: 'broken', outcome: 'refused' },
            ]),
    });
    const field = await screen.findByRole('textbox', { name: 'Students' });
    expect((field as HTMLTextAreaElement).value).toBe('a@example.com\nb@example.com');
  });

  it('takes the people of an Excel file, read by the server, and says why one cannot be read', async () => {
    let isBroken = false;
    open('/boss/enrolments/bulk', {
      ...calls,
      'post /users/people-files': () => {
        if (isBroken) throw refusal(422, 'common.file.sheet-unreadable', 'This file cannot be read.');
        return { lines: ['name\temail', 'Rahima\trahima@example.com', 'Karim\tkarim@example.com'] };
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Students' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const choose = () =>
      fireEvent.change(input ?? field, { target: { files: [new File(['PK'], 'people.xlsx')] } });
    choose();
    await screen.findByText('2 in the list');
    isBroken = true;
    choose();
    await screen.findByText('This file cannot be read.');
    expect((field as HTMLTextAreaElement).value).toContain('karim@example.com');
  });

  it('asks for course and students, and says when nobody has an account', async () => {
    open('/boss/enrolments/bulk', { ...calls, 'post /users/lookup': () => ({ items: [] }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Check' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a course.');
    await chooseCourse();
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('Write or choose the students.');
    fireEvent.change(screen.getByRole('textbox', { name: 'Students' }), { target: { value: 'nobody' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('None of them has an account or an invitation.');
  });

  it('says why the course cannot be chosen', async () => {
    open('/boss/enrolments/bulk', {
      ...calls,
      'post /users/lookup': () => ({ items: [{ who: 'karim', userId: 's2', name: 'K', role: 'student' }] }),
      'post /courses/bulk-enrolments': () => {
        throw refusal(410, 'catalog.enrolment-closed', 'Enrolment is closed.');
      },
    });
    await chooseCourse();
    fireEvent.change(screen.getByRole('textbox', { name: 'Students' }), { target: { value: 'karim' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Enrolment is closed.')).toBeDefined();
  });
});
