import { Badge, Button } from '@mantine/core';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DataTable } from './data-table.tsx';
import type { BulkAction, DataColumn } from './data-table-types.ts';
import type { ListPage, ListSource } from './list-source.ts';

export default { title: 'Data table' };

interface Course {
  readonly _id: string;
  readonly name: string;
  readonly code: string;
  readonly questions: number;
  readonly isOpen: boolean;
}

const names = ['মেডিকেল | Medical', 'প্রকৌশল | Engineering', 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University'];
const rows: readonly Course[] = Array.from({ length: 37 }, (_, index) => ({
  _id: `c${index}`,
  name: names[index % 3] ?? '',
  code: `C-${100 + index}`,
  questions: 40 + index,
  isOpen: index % 4 !== 0,
}));

const texts = {
  title: { en: 'Courses', bn: 'কোর্স' },
  name: { en: 'Name', bn: 'নাম' },
  code: { en: 'Code', bn: 'কোড' },
  questions: { en: 'Questions', bn: 'প্রশ্ন' },
  state: { en: 'State', bn: 'অবস্থা' },
  open: { en: 'Open', bn: 'খোলা' },
  closed: { en: 'Closed', bn: 'বন্ধ' },
  edit: { en: 'Edit', bn: 'সম্পাদনা' },
  remove: { en: 'Delete', bn: 'মুছুন' },
  search: { en: 'Search by name or code', bn: 'নাম বা কোড দিয়ে খুঁজুন' },
  empty: { en: 'There are no courses yet.', bn: 'এখনো কোনো কোর্স নেই।' },
  notFound: { en: 'No course matches.', bn: 'কোনো কোর্স মেলেনি।' },
  create: { en: 'Create course', bn: 'কোর্স তৈরি করুন' },
};

function useColumns(): readonly DataColumn<Course>[] {
  const translate = useText();
  const half = useBilingual();
  return [
    { id: 'name', title: translate(texts.name), cell: ({ name }) => half(name), sortable: true },
    { id: 'code', title: translate(texts.code), cell: ({ code }) => code, filter: { kind: 'text' } },
    {
      id: 'questions',
      title: translate(texts.questions),
      cell: ({ questions }) => questions,
      isNumber: true,
      sortable: true,
    },
    {
      id: 'state',
      title: translate(texts.state),
      cell: ({ isOpen }) => (
        <Badge color={isOpen ? 'green' : 'gray'}>{translate(isOpen ? texts.open : texts.closed)}</Badge>
      ),
      filter: {
        kind: 'choice',
        options: [
          { value: 'open', text: translate(texts.open) },
          { value: 'closed', text: translate(texts.closed) },
        ],
      },
    },
  ];
}

function CourseTable({ fetch }: { readonly fetch: ListSource<Course>['fetch'] }): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const remove: BulkAction<Course> = {
    id: 'delete',
    text: translate(texts.remove),
    isDangerous: true,
    question: () => ({ title: translate(texts.remove), body: '', confirmText: translate(texts.remove) }),
    run: () => Promise.resolve(),
  };
  return (
    <DataTable
      name="story"
      title={translate(texts.title)}
      source={{ path: '/courses', fetch }}
      columns={useColumns()}
      rowName={({ name }) => half(name)}
      rowHref={({ _id }) => `/boss/courses/${_id}`}
      actions={({ _id }) => [
        { id: 'edit', text: translate(texts.edit), href: `/boss/courses/${_id}` },
        { id: 'delete', text: translate(texts.remove), isDangerous: true, onSelect: () => undefined },
      ]}
      bulkActions={[remove]}
      emptyAction={<Button>{translate(texts.create)}</Button>}
      texts={{
        search: translate(texts.search),
        empty: translate(texts.empty),
        notFound: translate(texts.notFound),
      }}
    />
  );
}

const pageOf = (items: readonly Course[], page = 1): ListPage<Course> => ({
  items: items.slice((page - 1) * 10, page * 10),
  total: items.length,
  page,
  pageSize: 10,
});

export const Filled: StoryObj = {
  render: () => <CourseTable fetch={({ page = 1 }) => Promise.resolve(pageOf(rows, Number(page)))} />,
};

export const Selected: StoryObj = {
  render: () => <CourseTable fetch={({ page = 1 }) => Promise.resolve(pageOf(rows, Number(page)))} />,
  play: async ({ canvasElement }) => {
    for (const index of [2, 3]) {
      const boxes = await untilThere(() => canvasElement.querySelectorAll<HTMLElement>('[type="checkbox"]'));
      boxes[index]?.click();
    }
  },
};

async function untilThere(find: () => NodeListOf<HTMLElement>): Promise<NodeListOf<HTMLElement>> {
  while (find().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return find();
}

const never = (): Promise<never> => new Promise(() => undefined);
export const Loading: StoryObj = { render: () => <CourseTable fetch={never} /> };

export const Empty: StoryObj = { render: () => <CourseTable fetch={() => Promise.resolve(pageOf([]))} /> };

export const Failed: StoryObj = {
  render: () => <CourseTable fetch={() => Promise.reject(new Error('The server did not answer in time.'))} />,
};

export const NothingFound: StoryObj = {
  render: () => <CourseTable fetch={() => Promise.resolve(pageOf([]))} />,
  parameters: { at: '/?q=botany' },
};
