import type { BankedPaper } from '@pathshala/svc-exams-contract/banked-papers';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { facets } from '../../samples.ts';
import { open } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(() => import('./paper-questions-page.tsx'));

const paper: BankedPaper = {
  paperId: 'year1',
  title: 'DU A unit 2023',
  examKind: 'past-year',
  subjects: [
    { subjectName: 'Physics', questions: 3, inBank: 1 },
    { subjectName: 'Biology', questions: 2, inBank: 2 },
  ],
};

/** The list of suggestions of a field has its label too. */
function field(label: string): HTMLElement {
  const [found] = screen.getAllByLabelText(label);
  if (found === undefined) throw new Error(label);
  return found;
}

describe('the questions of a paper', () => {
  it('are added to the bank by one act, with subject, chapter and source [BLU-03]', async () => {
    let isAdded = false;
    const { api, services } = open('/boss/paper-questions/year1', {
      'get /questions/facets': () => facets,
      'get /questions/papers/{paperId}': () =>
        isAdded
          ? { ...paper, subjects: paper.subjects.map((one) => ({ ...one, inBank: one.questions })) }
          : paper,
      'post /questions/papers/{paperId}': () => {
        isAdded = true;
        return { ...paper, added: 2, refused: [] };
      },
    });
    await screen.findByText('1 of 3 are in the bank');
    expect(screen.getByLabelText('Add the questions of Biology')).toHaveProperty('disabled', true);
    fireEvent.change(field('Subject in the bank'), { target: { value: '' } });
    await person.click(screen.getByRole('button', { name: 'Add 2 questions' }));
    await screen.findByText('Write the subject.');
    fireEvent.change(field('Subject in the bank'), { target: { value: 'Physics' } });
    fireEvent.change(field('Chapter'), { target: { value: 'Force' } });
    await person.click(screen.getByRole('button', { name: 'Add 2 questions' }));
    await screen.findByText('All questions of this paper are in the bank.');
    expect(services.toast.shown.get()).toMatchObject([{ text: '2 questions are added to the bank.' }]);
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      subjects: [{ subjectName: 'Physics', subject: 'Physics', chapter: 'Force' }],
      source: 'DU A unit 2023',
      difficulty: 'medium',
      forPractice: false,
    });
  });

  it('that the bank cannot take are named', async () => {
    open('/boss/paper-questions/year1', {
      'get /questions/facets': () => facets,
      'get /questions/papers/{paperId}': () => paper,
      'post /questions/papers/{paperId}': () => ({ ...paper, added: 1, refused: [2] }),
    });
    await person.click(await screen.findByRole('button', { name: 'Add 2 questions' }));
    expect(await screen.findByText(/void or incomplete: questions 2\./u)).toBeDefined();
  });
});
