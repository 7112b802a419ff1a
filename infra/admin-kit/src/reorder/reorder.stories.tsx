import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedRow, ListSource } from '../data-table/list-source.ts';
import { ReorderDialog } from './reorder-dialog.tsx';

const meta: Meta = { title: 'Reorder' };
export default meta;

interface Chapter extends ListedRow {
  readonly title: string;
}

const titles = ['ভৌত জগৎ ও পরিমাপ', 'Vectors', 'Dynamics', 'নিউটনীয় বলবিদ্যা', 'Work, energy and power'];
const chapters: readonly Chapter[] = titles.map((title, n) => ({ _id: `chapter${n}`, title }));

const storyOf = (fetch: ListSource<Chapter>['fetch']): StoryObj => ({
  render: () => (
    <ReorderDialog
      title="Order of the chapters"
      source={{ path: '/chapters', fetch }}
      rowName={({ title }) => title}
      save={() => Promise.resolve()}
      savedText="The chapters have a new order."
      onClose={() => undefined}
    />
  ),
});

const page = (items: readonly Chapter[]) => ({ items, total: items.length, page: 1, pageSize: 100 });

export const Chapters = storyOf(() => Promise.resolve(page(chapters)));

export const NothingToReorder = storyOf(() => Promise.resolve(page(chapters.slice(0, 1))));

export const Failed = storyOf(() => Promise.reject(new Error('The server does not respond.')));
