import type {
  AssignmentForStudent,
  AssignmentItem,
  OwnSubmission,
} from '@pathshala/svc-catalog-contract/assignment';
import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { pageOf } from '../../testing/samples.ts';

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

const person = userEvent.setup({ delay: null });

beforeAll(() => Promise.all([import('./assignment-page.tsx'), import('./assignments-page.tsx')]));
afterEach(() => localStorage.clear());

const hour = 3_600_000;
const dueIn = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const item = {
  _id: 'a1',
  title: 'গতি | Motion',
  dueDate: dueIn(49),
  assignmentType: 'individual',
  maxScore: 10,
  courseId: 'c1',
  courseName: 'Physics',
  subjectId: 's1',
  subjectName: 'Mechanics',
  own: { state: 'none', isLate: false, score: null },
} satisfies AssignmentItem;

const assignment: AssignmentForStudent = {
  ...item,
  description: '<p>Draw the graph.</p>',
  criteria: [],
  instructions: '',
  submissionLink: '',
};

const submission: OwnSubmission = {
  _id: 'w1',
  assignmentId: 'a1',
  text: 'My text',
  link: '',
  file: { fileId: 'f1', name: 'work.pdf', size: 2500 },
  groupMembers: '',
  handedInAt: '2026-01-15T10:00:00.000Z',
  isLate: true,
  marks: null,
};

function show(given: Partial<AssignmentForStudent>, own: OwnSubmission | null, api: Api = {}) {
  return renderRemotePart(<Root />, {
    at: '/assignments/view/a1',
    language: 'en',
    user: aStudent,
    api: {
      'get /assignments/{id}': () => ({ ...assignment, ...given }),
      'get /assignments/{id}/submission': () => ({ submission: own }),
      ...api,
    },
  });
}

describe('the page of an assignment', () => {
  it('takes a text, which survives a reload until it is handed in', async () => {
    show({}, null);
    await screen.findByText(/\(in 2 days\)/u);
    await person.type(await screen.findByLabelText(/Your text/u), 'A graph');
    cleanup();
    const { api } = show({}, null, {
      'put /assignments/{id}/submission': () => ({ submission }),
    });
    expect(await screen.findByLabelText(/Your text/u)).toHaveProperty('value', 'A graph');
    await person.click(screen.getByText('Hand in'));
    await waitFor(() => expect(localStorage.length).toBe(0));
    const sent = api.requests.find(({ method }) => method === 'put');
    expect(sent?.body).toEqual({ text: 'A graph', link: '', groupMembers: '', fileId: '' });
  });

  it('says before sending that it is late, uploads a PDF at once, and shows refusals beside their field', async () => {
    const { api } = show({ dueDate: dueIn(-2), assignmentType: 'group' }, null, {
      'post /assignments/{id}/submission/file': () => submission.file,
      'put /assignments/{id}/submission': () => {
        throw new ApiError('Look at the fields.', {
          status: 422,
          code: 'catalog.hand-in.group',
          requestId: 'test',
          fields: { groupMembers: 'Write the names.' },
        });
      },
    });
    await screen.findByText('The due date is over');
    const input = screen.getByLabelText(/PDF/u);
    await person.upload(
      input,
      new File([new Uint8Array(10_000_001)], 'big.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText(/more than 10 MB/u);
    await person.upload(input, new File(['%PDF'], 'work.pdf', { type: 'application/pdf' }));
    const link = await screen.findByText('Open work.pdf');
    expect(link).toHaveProperty('pathname', '/api/assignments/files/f1');
    await person.click(screen.getByText('Hand in late'));
    await screen.findByText('Write the names.');
    expect(screen.getByLabelText('Names of your group').getAttribute('aria-invalid')).toBe('true');
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({ fileId: 'f1' });
  });

  it('shows what was handed in, with a way to replace it', async () => {
    show({}, submission);
    await screen.findByText('late');
    await person.click(screen.getByText('Replace it'));
    expect(await screen.findByLabelText(/Your text/u)).toHaveProperty('value', 'My text');
  });

  it('shows marks per criterion and feedback, and no longer a form', async () => {
    const criteria = [{ name: 'Drawing', maxScore: 6, score: 5.5 }];
    const marks = { score: 8.5, maxScore: 10, criteria, feedback: 'Well done.', markedAt: dueIn(0) };
    show({ own: { state: 'marked', isLate: true, score: 8.5 } }, { ...submission, marks });
    await screen.findByText('Marked: 8.5 of 10');
    expect((await screen.findByText('Drawing')).nextSibling?.textContent).toBe('5.5 of 6');
    screen.getByText('Well done.');
    expect(screen.queryByText('Replace it')).toBeNull();
  });
});

describe('the assignments of a student', () => {
  const open = (byShow: Readonly<Record<string, readonly object[]>>) =>
    renderRemotePart(<Root />, {
      at: '/assignments',
      language: 'en',
      user: aStudent,
      api: { 'get /assignments': ({ query }) => pageOf(...(byShow[String(query['show'])] ?? [])) },
    });

  it('are grouped by what is to do', async () => {
    open({ due: [item], done: [{ ...item, _id: 'a2', own: { state: 'marked', isLate: false, score: 9 } }] });
    await screen.findByText('Marked: 9 of 10');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Due next', 'Handed in']);
    screen.getByText('Not handed in');
  });

  it('lead to the courses where there are none', async () => {
    open({});
    expect(await screen.findByText('See the courses')).toHaveProperty('pathname', '/courses');
  });
});
