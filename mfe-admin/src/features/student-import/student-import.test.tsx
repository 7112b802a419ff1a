import { refusal } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./import-page.tsx');
});

const read = {
  importId: 'i1',
  state: 'read',
  createdAt: '2026-01-15T04:00:00.000Z',
  createdBy: 'Head',
  expiresAt: '2026-01-22T04:00:00.000Z',
  rows: 4,
  ready: 2,
  known: 1,
  refused: 1,
  mended: 0,
  done: 0,
  invited: 0,
  skipped: 0,
};

const row = {
  line: 2,
  name: 'Rahima',
  username: '',
  email: 'rahima@example.com',
  mobile: '',
  language: 'bn',
  outcome: 'ready',
  remark: '',
};

const rows = ({ query }: { readonly query?: unknown }) =>
  (query as { part: string }).part === 'ready'
    ? pageOf([row, { ...row, line: 3 }])
    : pageOf([{ ...row, line: 4, outcome: 'refused', remark: 'Name must have at most 100 characters' }], 2);

describe('the import of students', () => {
  it('sends a file, shows errors by line, invites after a question, and says how many [ADM-08]', async () => {
    let state = 'read';
    const { api } = open('/boss/user-management/import', {
      'get /users/imports': () => pageOf([]),
      'post /users/imports': () => read,
      'get /users/imports/{id}': () => {
        const answer = { ...read, state, done: 2, invited: 2 };
        if (state === 'running') state = 'done';
        return answer;
      },
      'get /users/imports/{id}/rows': rows,
      'post /users/imports/{id}/confirm': () => {
        state = 'running';
        return { ...read, state };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Read the file' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a file.');
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (field) await person.upload(field, new File(['name,email\n'], 'students.csv', { type: 'text/csv' }));
    fireEvent.click(screen.getByRole('button', { name: 'Read the file' }));
    const left = await screen.findByRole('table', { name: 'Left out (2)' });
    expect(
      (await within(left).findByText('Name must have at most 100 characters')).closest('tr')?.textContent,
    ).toContain('4');
    fireEvent.click(screen.getByRole('button', { name: 'Invite 2 students' }));
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Invite 2 students' }));
    await screen.findByText('2 students are invited.', {}, { timeout: 3000 });
    expect(screen.getByRole('link', { name: 'Enrol them in a course' }).getAttribute('href')).toBe(
      '/boss/enrolments/bulk?import=i1',
    );
    expect(api.requests.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1);
  });

  it('mends a line in place, and shows it among those to invite', async () => {
    let isMended = false;
    const refused = { ...row, line: 4, email: 'rina', outcome: 'refused', remark: 'No address' };
    const { api } = open(`/boss/user-management/import?import=${read.importId}`, {
      'get /users/imports/{id}': () => (isMended ? { ...read, ready: 3, mended: 1, refused: 0 } : read),
      'get /users/imports/{id}/rows': ({ query }) =>
        (query as { part: string }).part === 'ready'
          ? pageOf([row, { ...row, line: 3 }])
          : pageOf([isMended ? { ...refused, outcome: 'ready', remark: '' } : refused], 2),
      'put /users/imports/{id}/rows/{line}': () => {
        isMended = true;
        return { ...refused, outcome: 'ready', remark: '' };
      },
    });
    const field = await screen.findByLabelText('Email, line 4');
    expect(field).toHaveProperty('value', 'rina');
    await person.clear(field);
    await person.type(field, 'rina@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Read line 4 again' }));
    await screen.findByText('mended: is invited too');
    expect(screen.getByRole('button', { name: 'Invite 3 students' })).toBeTruthy();
    expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({
      name: 'Rahima',
      username: '',
      email: 'rina@example.com',
      mobile: '',
      language: 'bn',
    });
  });

  it('goes on with an import of the list, and with one in the address', async () => {
    open('/boss/user-management/import', {
      'get /users/imports': () => pageOf([{ ...read, state: 'running', done: 1 }]),
      'get /users/imports/{id}': () => ({ ...read, state: 'running', done: 1 }),
      'get /users/imports/{id}/rows': rows,
    });
    const table = await screen.findByRole('table', { name: 'Imports of the last seven days' });
    expect(table.textContent).toContain('1 of 2');
    fireEvent.click(within(table).getByRole('link'));
    await screen.findByRole('progressbar', { name: 'Students are being invited: 1 of 2' });
  });

  it('says why a file is refused', async () => {
    open('/boss/user-management/import', {
      'get /users/imports': () => pageOf([]),
      'post /users/imports': () => {
        throw refusal(422, 'auth.import-headings', 'The first line must name the columns.');
      },
    });
    await screen.findByRole('button', { name: 'Read the file' });
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (field) await person.upload(field, new File(['x'], 'students.csv', { type: 'text/csv' }));
    fireEvent.click(screen.getByRole('button', { name: 'Read the file' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The first line must name the columns.');
  });

  it('is for support alone', async () => {
    const { api } = open('/boss/user-management/import', {}, ['marking']);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.requests.filter(({ path }) => path.includes('imports'))).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Read the file' })).toBeNull();
  });
});
