import {
  type AssignmentForStudent,
  handInPageLimit,
  type OwnSubmission,
} from '@pathshala/svc-catalog-contract/assignment';
import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import * as samples from '../../samples.ts';
import { pageLimit } from './hand-in-pages.ts';

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

const person = userEvent.setup({ delay: null });

beforeAll(() => Promise.all([import('./assignment-page.tsx'), import('./assignments-page.tsx')]));
beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 200, close: () => undefined }));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hour = 3_600_000;
const dueIn = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const item = { ...samples.assignmentItem, dueDate: dueIn(49) };
const assignment: AssignmentForStudent = { ...samples.assignment, dueDate: item.dueDate };
const { submission } = samples;

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
  it('takes a text, which survives a reload until it is handed in [CAT-11]', async () => {
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
    expect(sent?.body).toEqual({ text: 'A graph', link: '', groupMembers: '', fileId: '', pages: [] });
  });

  it('takes nothing while its part of the course is closed, and says when that opens [OPN-03]', async () => {
    const lock = { reason: 'opens', opensAt: '2026-12-01T04:00:00.000Z' } as const;
    show({ lock, description: '' }, null);
    await screen.findByText(/^Opens on 1 December 2026/u);
    await screen.findByText('Nothing can be handed in while this assignment is closed.');
    expect(screen.queryByLabelText(/Your text/u)).toBeNull();
    cleanup();
    show({ lock: { reason: 'closed', closedAt: lock.opensAt } }, { ...submission, marks: null });
    await screen.findByText(/^Closed since 1 December 2026/u);
    expect(screen.queryByRole('button', { name: /change|replace/iu })).toBeNull();
  });

  it('says before sending that it is late, uploads a PDF at once, and shows refusals beside their field [CAT-11]', async () => {
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
    const input = screen.getByLabelText(/Choose a PDF/u);
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

  it('takes photos of pages in an order of one’s own, which survive a reload until they are handed in [NEW-05]', async () => {
    let uploads = 0;
    const upload = {
      'post /assignments/{id}/submission/file': () => {
        uploads += 1;
        return { fileId: `p${uploads}`, name: 'page.jpg', size: 9 };
      },
      'put /assignments/{id}/submission': () => ({ submission }),
    };
    show({}, null, upload);
    const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
    const input = await screen.findByLabelText('Choose pictures');
    await person.upload(input, [photo('one.jpg'), photo('two.jpg'), photo('three.jpg')]);
    await screen.findByAltText('Page 3');
    await person.click(screen.getByRole('button', { name: 'Move page 3 forward' }));
    await person.click(screen.getByRole('button', { name: 'Rotate page 1' }));
    await person.click(screen.getByRole('button', { name: 'Remove page 3' }));
    await waitFor(() => expect(screen.queryByAltText('Page 3')).toBeNull());
    cleanup();
    const { api } = show({}, null, upload);
    await screen.findByAltText('Page 2');
    await person.click(screen.getByText('Hand in'));
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      pages: [
        { fileId: 'p1', rotation: 90 },
        { fileId: 'p3', rotation: 0 },
      ],
    });
  });

  it('is not handed in while a page is missing, and says why one was refused', async () => {
    const { api } = show({}, null, {
      'post /assignments/{id}/submission/file': () => {
        throw new ApiError('Choose a photo.', { status: 415, code: 'common.file.not-a-picture' });
      },
      'put /assignments/{id}/submission': () => ({ submission }),
    });
    await person.type(await screen.findByLabelText(/Your text/u), 'A graph');
    const photo = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
    await person.upload(await screen.findByLabelText('Choose pictures'), photo);
    await screen.findByText('Choose a photo.');
    await person.click(screen.getByText('Hand in'));
    screen.getByText(/^Some pages are not uploaded yet\./u);
    expect(api.requests.some(({ method }) => method === 'put')).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Leave it out' }));
    await person.click(screen.getByText('Hand in'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
  });

  it('takes as many pages as the contract', () => {
    expect(pageLimit).toBe(handInPageLimit);
  });

  it('shows the pages that were handed in', async () => {
    show({}, { ...submission, pages: [{ fileId: 'p1', rotation: 0 }] });
    const link = await screen.findByRole('link', { name: 'Show page 1 larger' });
    expect(link).toHaveProperty('pathname', '/api/assignments/files/p1');
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
      api: { 'get /assignments': ({ query }) => samples.pageOf(...(byShow[String(query['show'])] ?? [])) },
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
