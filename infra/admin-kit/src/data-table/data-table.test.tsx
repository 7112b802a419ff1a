import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { BulkAction, DataColumn, DataTableProps } from './data-table-types.ts';
import type { ListRequest, ListSource } from './list-source.ts';

interface Student {
  readonly _id: string;
  readonly name: string;
  readonly marks: number;
}

const person = userEvent.setup({ delay: null });
const students: readonly Student[] = Array.from({ length: 230 }, (_, n) => ({
  _id: `s${n + 1}`,
  name: `Student ${n + 1}`,
  marks: n,
}));

const columns: readonly DataColumn<Student>[] = [
  { id: 'name', title: 'Name', sortable: true, cell: ({ name }) => name, exportValue: ({ name }) => name },
  { id: 'marks', title: 'Marks', isNumber: true, sortable: true, cell: ({ marks }) => marks },
  {
    id: 'group',
    title: 'Group',
    filter: { kind: 'choice', options: [{ value: 'a', text: 'A' }] },
    cell: () => 'A',
  },
  { id: 'born', title: 'Born', filter: { kind: 'date-range' }, cell: () => '' },
];

interface Listed {
  readonly requests: ListRequest[];
  readonly source: ListSource<Student>;
}

/** A server with 230 students; a test replaces how it answers. */
function listed(answer?: (request: ListRequest) => Promise<never> | undefined): Listed {
  const requests: ListRequest[] = [];
  return {
    requests,
    source: {
      path: '/students',
      fetch: async (request) => {
        requests.push(request);
        await answer?.(request);
        const { page = 1, pageSize = 10 } = request as { page?: number; pageSize?: number };
        const items = students.slice((page - 1) * pageSize, page * pageSize);
        return { items, total: students.length, page, pageSize };
      },
    },
  };
}

function show({ source }: Listed, at = '/list', more: Partial<DataTableProps<Student>> = {}) {
  const table = (
    <AdminProvider>
      <DataTable
        name="students"
        title="Students"
        source={source}
        columns={columns}
        defaultSort="name"
        rowName={({ name }) => name}
        rowHref={({ _id }) => `/students/${_id}`}
        texts={{ search: 'Search students', empty: 'No students yet.', notFound: 'Nobody found.' }}
        {...more}
      />
    </AdminProvider>
  );
  return renderRemotePart(table, { at, api: {}, language: 'en' });
}

const bulk = (run: BulkAction<Student>['run']): Partial<DataTableProps<Student>> => ({
  bulkActions: [
    {
      id: 'mail',
      text: 'Mail',
      appliesTo: ({ marks }) => marks > 0,
      question: (rows) => ({ title: `Mail ${rows.length}?`, body: 'They get a mail.', confirmText: 'Send' }),
      run,
    },
  ],
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the query of a table', () => {
  it('is read from the URL, where values that the table does not know are ignored', async () => {
    const list = listed();
    show(
      list,
      '/list?page=2&pageSize=25&sort=-marks&q=an&group=a&bornFrom=2000-01-31&bornTo=today&colour=red',
    );
    await screen.findByText('26–50 of 230');
    expect(list.requests).toEqual([
      { page: 2, pageSize: 25, sort: '-marks', q: 'an', group: 'a', bornFrom: '2000-01-31' },
    ]);
    screen.getByText(/^Born: from 31\sJanuary 2000$/u);
  });

  it('begins at the first page after each change of sort, filter or page size [ADM-04]', async () => {
    const list = listed();
    const { navigation } = show(list, '/list?page=3&group=b&sort=secret');
    await screen.findByText('21–30 of 230');
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
    expect(navigation.location.get().search).toBe('?group=b&sort=secret&pageSize=25');
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: 'a' } });
    await person.click(screen.getByText('Marks'));
    await waitFor(() =>
      expect(list.requests.at(-1)).toEqual({ page: 1, pageSize: 25, sort: 'marks', group: 'a' }),
    );
    expect(list.requests[0]).toEqual({ page: 3, sort: 'name' });
    await person.click(screen.getByText('Clear filters'));
    await waitFor(() => expect(list.requests.at(-1)).toEqual({ page: 1, pageSize: 25, sort: 'marks' }));
  });
});

describe('the filters of a table', () => {
  it('may have a label of their own, and name what the list has while nothing is chosen', async () => {
    const options = [{ value: 'only', text: 'Archived only' }];
    const archive = {
      kind: 'choice',
      name: 'archived',
      label: 'Archive',
      unset: 'Without archived',
      options,
    };
    show(listed(), '/list', {
      columns: [{ id: 'name', title: 'Name', cell: ({ name }) => name, filter: archive as never }],
    });
    const choice = await screen.findByLabelText<HTMLSelectElement>('Archive');
    expect([...choice.options].map(({ text }) => text)).toEqual(['Without archived', 'Archived only']);
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('say that a range of days ends before it begins', async () => {
    show(listed(), '/list?bornFrom=2000-01-31&bornTo=2000-01-30');
    await person.click(await screen.findByText(/^Born: /u));
    const to = await screen.findByLabelText('To');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(to, { target: { value: '2000-01-31' } });
    await waitFor(() => expect(screen.getByLabelText('To').getAttribute('aria-invalid')).not.toBe('true'));
  });
});

describe('the rows of a table', () => {
  it('are links that cover their row, and stay with a notice when a refresh fails', async () => {
    let isDown = false;
    const list = listed(() => (isDown ? Promise.reject(refusal(400, 'test.down', 'Down.')) : undefined));
    const { services } = show(list);
    expect(await screen.findByText('Student 3')).toHaveProperty('pathname', '/students/s3');
    isDown = true;
    await services.queryClient.invalidateQueries({ queryKey: ['/students'] });
    await screen.findByText(/The list could not be refreshed/u);
    expect(screen.getByText('Student 3')).toHaveProperty('pathname', '/students/s3');
    isDown = false;
    await person.click(screen.getByText('Try again'));
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/u)).toBeNull());
  });

  it('say so when they only resemble what was searched for, until another search matches', async () => {
    const source: ListSource<Student> = {
      path: '/students',
      fetch: async ({ q }) => {
        const page = { items: students.slice(0, 1), total: 1, page: 1, pageSize: 10 };
        return q === 'stud' ? { ...page, near: ['student', 'students'] } : page;
      },
    };
    show({ requests: [], source }, '/list?q=stud');
    await screen.findByText('No exact match for “stud”. Similar rows, with “student” or “students”:');
    await person.clear(screen.getByLabelText('Search students'));
    await waitFor(() => expect(screen.queryByText(/No exact match/u)).toBeNull());
    screen.getByText('Student 1');
  });

  it('are cards on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('width <') }),
    );
    show(listed());
    const card = (await screen.findByText('Student 2')).closest('li');
    expect(card?.textContent).toContain('Marks1');
    expect(document.querySelector('table')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('keep the hidden columns on this device', async () => {
    const { container } = show(listed());
    await screen.findByText('Student 1');
    await person.click(screen.getByText('Columns'));
    await person.click(await screen.findByLabelText('Marks'));
    const heads = () => [...container.querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(heads()).toEqual(['Name↕', 'Group', 'Born'].map((title) => title.replace('↕', '▲')));
    expect(localStorage.getItem('table:students:hidden')).toBe('["marks"]');
  });
});

describe('the keys of a table', () => {
  const press = (key: string, target: Element = document.activeElement ?? document.body) =>
    fireEvent.keyDown(target, { key });

  it('move, select, search and help, but not while somebody types, and can be disabled', async () => {
    show(
      listed(),
      '/list',
      bulk(async () => undefined),
    );
    await screen.findByText('Student 1');
    press('j');
    expect(document.activeElement?.textContent).toBe('Student 1');
    press('j');
    press('j');
    press('k');
    expect(document.activeElement?.textContent).toBe('Student 2');
    press('x');
    screen.getByText('1 selected');
    press('/');
    expect(document.activeElement).toHaveProperty('type', 'search');
    press('j');
    expect(document.activeElement).toHaveProperty('type', 'search');
    fireEvent.keyDown(document.body, { key: 'ও', code: 'KeyJ' });
    expect(document.activeElement?.textContent).toBe('Student 1');
    press('?');
    await person.click(await screen.findByLabelText('Use these keys'));
    await person.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByText('Previous row')).toBeNull());
    press('/', document.body);
    expect(document.activeElement).not.toHaveProperty('type', 'search');
  });
});

describe('selected rows', () => {
  it('can be all that match; the report names those that failed and why', async () => {
    const run = vi.fn<(student: Student) => Promise<void>>(async ({ _id }: Student) => {
      if (_id === 's7') throw refusal(409, 'test.no', 'No address.');
    });
    const list = listed();
    show(list, '/list?q=student', bulk(run));
    await person.click(await screen.findByLabelText('Select Student 4'));
    await person.click(screen.getByText('Select all 230 that match'));
    await person.click(screen.getByText('Mail'));
    await screen.findByText('Mail 229?');
    screen.getByText('One of the selected rows stays as it is.');
    expect(list.requests.slice(1)).toEqual(
      [1, 2, 3].map((page) => ({ page, pageSize: 100, sort: 'name', q: 'student' })),
    );
    expect(run).not.toHaveBeenCalled();
    await person.click(screen.getByText('Send'));
    await screen.findByText('228 done.');
    expect(screen.getByText('1 failed:').nextSibling?.textContent).toBe('Student 7: No address.');
    await person.click(screen.getByText('Close'));
    await waitFor(() => expect(screen.queryByText('230 selected')).toBeNull());
    expect(run).toHaveBeenCalledTimes(229);
  });
});

describe('a page that continues with the selected rows', () => {
  it('gets those of all pages, or all that match', async () => {
    show(listed(), '/list', {
      bulkLinks: [
        {
          id: 'write',
          text: 'Write',
          href: (rows) => `/write?to=${rows === 'all' ? 'all' : rows.map(({ _id }) => _id).join(',')}`,
        },
      ],
    });
    await person.click(await screen.findByLabelText('Select Student 1'));
    await person.click(screen.getByLabelText('Select Student 3'));
    expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('/write?to=s1,s3');
    await person.click(screen.getByText('Select all 230 that match'));
    expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('/write?to=all');
  });
});

describe('the export', () => {
  it('fetches everything that is filtered, shows how far it is, and can be cancelled', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
    let answers: (() => void)[] = [];
    const list = listed(({ pageSize }) =>
      pageSize === 100 ? new Promise((resolve) => answers.push(resolve as () => void)) : undefined,
    );
    const answerNext = async () => {
      await waitFor(() => expect(answers).toHaveLength(1));
      answers[0]?.();
      answers = [];
    };
    show(list, '/list?group=a');
    await screen.findByText('Student 1');
    const exportCsv = async () => {
      await person.click(screen.getByText('Export'));
      await person.click(await screen.findByText('CSV, all 230 rows'));
    };
    await exportCsv();
    await answerNext();
    await screen.findByText('100 of 230 rows');
    await person.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByText('100 of 230 rows')).toBeNull());
    answers = [];
    await exportCsv();
    for (const _ of [1, 2, 3]) await answerNext();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(
      /^students-\d{4}-\d\d-\d\d\.csv$/u,
    );
    expect(list.requests.at(-1)).toEqual({ page: 3, pageSize: 100, sort: 'name', group: 'a' });
  });
});
