import { type FakeHandler, aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { bankFinding, practice, searchChoices, yearFinding } from '../../samples.ts';

configure({ asyncUtilTimeout: 4_000 });
afterEach(cleanup);

function open(at: string, changes: Readonly<Record<string, FakeHandler>> = {}) {
  const asked: Record<string, unknown>[] = [];
  const made: unknown[] = [];
  const handlers: Readonly<Record<string, FakeHandler>> = {
    'get /exams/practice/search/choices': () => searchChoices,
    'get /exams/practice/search': ({ query }) => {
      asked.push({ ...query });
      const items = [bankFinding, yearFinding];
      return { items, total: 2, page: 1, pageSize: 10, hasMore: false, near: [] };
    },
    'post /exams/practice/from-search': ({ body }) => {
      made.push(body);
      return practice;
    },
    'get /exams/bookmarks/ids': () => ({ questionIds: [] }),
    'get /exams/own-question-reports': () => ({ items: [] }),
    ...changes,
  };
  const page = renderRemotePart(<Root />, { at, api: handlers, user: aStudent });
  return { ...page, asked, made };
}

describe('the search of questions', () => {
  it('finds what is typed, keeps it in the address, and says where a question comes from [NEW-11]', async () => {
    const { navigation, asked } = open('/student/practice/search');
    await screen.findByText('What are you looking for?');
    await userEvent.type(screen.getByRole('searchbox'), 'cell');
    await screen.findByRole('heading', { name: '2 questions' });
    screen.getByText('Biology · Cells · Question bank');
    screen.getByText('Biology · Dhaka University · A unit 2023');
    expect(asked.at(-1)).toMatchObject({ q: 'cell', page: 1 });
    expect(navigation.location.get().search).toBe('?q=cell');
  });

  it('is limited by subject and chapter, or by university and year', async () => {
    const { navigation } = open('/student/practice/search');
    await screen.findByRole('button', { name: 'Biology' });
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Biology');
    await userEvent.selectOptions(await screen.findByLabelText('Chapter'), 'Cells');
    await userEvent.selectOptions(screen.getByLabelText('University or exam'), 'Dhaka University');
    await userEvent.selectOptions(await screen.findByLabelText('Unit and year'), 'A unit 2023');
    const search = new URLSearchParams(navigation.location.get().search);
    // A year has no chapters.
    expect([...search.keys()].toSorted()).toEqual(['courseId', 'paperId', 'subject']);
    expect(screen.queryByLabelText('Chapter')).toBeNull();
  });

  it('makes a practice of all that was found, or of one question [NEW-11]', async () => {
    const { made, navigation } = open('/student/practice/search?q=cell');
    await userEvent.click(await screen.findByRole('button', { name: 'Practise these 2' }));
    expect(made).toEqual([{ q: 'cell', count: 2 }]);
    await waitFor(() => expect(navigation.location.get().pathname).toBe('/student/mcq'));
    cleanup();
    const second = open('/student/practice/search?q=cell');
    const [, answer] = await screen.findAllByRole('button', { name: 'Answer it' });
    if (answer) await userEvent.click(answer);
    expect(second.made).toEqual([{ only: { questionId: 'q2', paper: { examId: 'year1', version: 3 } } }]);
  });

  it('says what to do where nothing fits, and shows what was searched for in place of a mistyped word [NEW-11]', async () => {
    const nothing = { items: [], total: 0, page: 1, pageSize: 10, hasMore: false, near: [] };
    const { navigation } = open('/student/practice/search?q=x&subject=Biology', {
      'get /exams/practice/search': ({ query }) =>
        query?.['subject'] === undefined
          ? { ...nothing, items: [bankFinding], total: 1, near: ['powerhouse'] }
          : nothing,
    });
    await screen.findByText('No question fits.');
    await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
    await screen.findByText('Shown for: powerhouse');
    expect(navigation.location.get().search).toBe('?q=x');
  });
});
