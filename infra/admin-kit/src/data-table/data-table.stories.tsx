import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DataTable } from './data-table.tsx';
import type { BulkAction, DataColumn } from './data-table-types.ts';
import type { ListPage, ListSource } from './list-source.ts';
import { TableSkeleton } from './rows/table-skeleton.tsx';

interface Course {
  readonly _id: string;
  readonly name: string;
  readonly code: string;
  readonly enrolled: number;
  readonly phase: 'open' | 'closed';
}

const courses: readonly Course[] = Array.from({ length: 34 }, (_, n) => ({
  _id: `c${n}`,
  name: n % 2 === 0 ? `Dhaka University ${n}` : `রাজশাহী বিশ্ববিদ্যালয় ${n}`,
  code: `DU-${n}`,
  enrolled: n * 41,
  phase: n % 3 === 0 ? 'closed' : 'open',
}));

const columns: readonly DataColumn<Course>[] = [
  { id: 'name', title: 'Name', sortable: true, cell: ({ name }) => name, exportValue: ({ name }) => name },
  { id: 'code', title: 'Code', sortable: true, cell: ({ code }) => code, exportValue: ({ code }) => code },
  {
    id: 'phase',
    title: 'Phase',
    filter: {
      kind: 'choice',
      options: [
        { value: 'open', text: 'Open' },
        { value: 'closed', text: 'Closed' },
      ],
    },
    cell: ({ phase }) => phase,
  },
  { id: 'enrolled', title: 'Enrolled', isNumber: true, sortable: true, cell: ({ enrolled }) => enrolled },
  { id: 'created', title: 'Created', filter: { kind: 'date-range' }, cell: () => '21 Nov 2026' },
];

const bulkActions: readonly BulkAction<Course>[] = [
  {
    id: 'delete',
    text: 'Delete',
    isDangerous: true,
    question: ({ length }) => ({
      title: `Delete ${length} courses?`,
      body: <p>Their papers are withdrawn.</p>,
      confirmText: 'Delete',
    }),
    run: async () => undefined,
  },
];

function List({ fetch }: { readonly fetch: ListSource<Course>['fetch'] }): ReactNode {
  return (
    <DataTable
      name="story"
      title="Courses"
      source={{ path: `/story/${fetch.name}`, fetch }}
      columns={columns}
      defaultSort="name"
      rowName={({ name }) => name}
      rowHref={({ _id }) => `/courses/${_id}`}
      actions={() => [
        { id: 'edit', text: 'Edit', href: '/' },
        { id: 'view', text: 'View', href: '/' },
        { id: 'delete', text: 'Delete', isDangerous: true, onSelect: () => undefined },
      ]}
      bulkActions={bulkActions}
      texts={{
        search: 'Search by name or code',
        empty: 'No courses available.',
        notFound: 'No course matches your search.',
        failed: (error) => `Error: ${error.message}`,
      }}
    />
  );
}

const pageOf = (items: readonly Course[]): ListPage<Course> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
});

const meta: Meta = { title: 'Data table/DataTable' };
export default meta;

export const Full: StoryObj = {
  render: () => (
    <List
      fetch={async function full() {
        return { ...pageOf(courses.slice(0, 10)), total: courses.length };
      }}
    />
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <List
      fetch={async function empty() {
        return pageOf([]);
      }}
    />
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <List
      fetch={async function failed() {
        throw new Error('The server did not answer.');
      }}
    />
  ),
};

export const Loading: StoryObj = { render: () => <TableSkeleton columns={5} rows={10} isPhone={false} /> };
