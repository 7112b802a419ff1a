import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import { anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubjectDraft } from '../question-editor/draft/question-draft.ts';
import { emptySubject } from '../question-editor/draft/question-draft.ts';
import { SubjectsEditor } from '../question-editor/subjects-editor.tsx';
import type { Drawn, DrawnBlueprint, DrawSource, DrawWish } from './draw-source.ts';
import { DrawPaper, type PaperTakerProps } from './draw-paper.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(() => import('./draw-dialog.tsx'));

const row = { chapter: '', easiest: 'easy', hardest: 'hard', tags: [], count: 2 } as const;

const blueprint: DrawnBlueprint = {
  _id: 'b1',
  title: 'Weekly test',
  seed: 'monday',
  rows: [
    { _id: 'physics', subject: 'Physics', ...row },
    { _id: 'biology', subject: 'Biology', ...row, count: 1 },
  ],
};

const question = (_id: string, subject: string) => ({
  _id,
  question: `Text of ${_id}`,
  explanation: '',
  points: 1,
  options: [
    { _id: 'a', text: 'yes', isCorrect: true },
    { _id: 'b', text: 'no', isCorrect: false },
  ],
  subject,
  chapter: '',
  difficulty: 'easy' as const,
});

const drawnOf = (physics: readonly string[], missing = 0): Drawn => ({
  rows: [
    { rowId: 'physics', questions: physics.map((id) => question(id, 'Physics')), missing },
    { rowId: 'biology', questions: [question('b1', 'Biology')], missing: 0 },
  ],
});

/** The editor of an exam with an empty Physics, whose draws are answered in turn. */
function show(answers: readonly Drawn[]) {
  const wishes: DrawWish[] = [];
  const source: DrawSource = {
    readBlueprints: () => Promise.resolve({ items: [blueprint] }),
    draw: (_, __, wish) => {
      wishes.push(wish);
      return Promise.resolve(answers[wishes.length - 1] ?? drawnOf([]));
    },
  };
  const Papers = (props: PaperTakerProps): ReactNode => <DrawPaper {...props} source={source} />;
  let shown: readonly SubjectDraft[] = [{ ...emptySubject(), subjectName: 'physics' }];
  function Form(): ReactNode {
    const [value, set] = useState(shown);
    const change = (next: readonly SubjectDraft[]): void => {
      shown = next;
      set(next);
    };
    return <SubjectsEditor value={value} errors={{}} onChange={change} path="subjects" papers={Papers} />;
  }
  const { services } = renderRemotePart(
    <AdminProvider>
      <Form />
    </AdminProvider>,
    { language: 'en', user: anAdmin },
  );
  return { wishes, services, now: () => shown };
}

async function draw(): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Draw by a blueprint' }));
  await screen.findByRole('option', { name: 'Weekly test', hidden: true });
  await person.selectOptions(await screen.findByLabelText('Blueprint'), 'Weekly test');
  await screen.findByText('Text of b1');
}

const cardOf = (text: string) => within(screen.getByText(text).closest('li')!);
const textsOf = (subjects: readonly SubjectDraft[]) =>
  subjects.map(({ subjectName, mcqs }) => [subjectName, mcqs.map(({ bankQuestionId }) => bankQuestionId)]);

describe('a paper that is drawn by a blueprint', () => {
  it('is shown, changed and taken into the subjects of the exam [BLU-02]', async () => {
    const { wishes, now } = show([drawnOf(['p1', 'p2']), drawnOf(['p2', 'p3']), drawnOf(['p2', 'p9'])]);
    await draw();
    expect(wishes[0]).toEqual({ seed: 'monday', retained: [], avoid: [] });
    // The swapped question has its place, and does not come back.
    await person.click(cardOf('Text of p1').getByRole('button', { name: 'Swap' }));
    await screen.findByText('Text of p3');
    expect(wishes[1]).toEqual({
      seed: 'monday',
      retained: [
        { rowId: 'physics', questionId: 'p2' },
        { rowId: 'biology', questionId: 'b1' },
      ],
      avoid: ['p1'],
    });
    expect(screen.queryByText('Text of p1')).toBeNull();
    const order = screen.getAllByText(/^Text of p/u).map(({ textContent }) => textContent);
    expect(order).toEqual(['Text of p3', 'Text of p2']);
    // The others are drawn again by another seed.
    await person.click(cardOf('Text of p2').getByLabelText('Keep'));
    await person.click(screen.getByRole('button', { name: 'Draw the others again' }));
    await screen.findByText('Text of p9');
    expect(wishes[2]).toMatchObject({ retained: [{ rowId: 'physics', questionId: 'p2' }], avoid: ['p1'] });
    expect(wishes[2]?.seed).not.toBe('monday');
    await person.click(screen.getByRole('button', { name: 'Add 3 questions' }));
    expect(textsOf(now())).toEqual([
      ['physics', ['p2', 'p9']],
      ['Biology', ['b1']],
    ]);
    // A second draw leaves out what the exam has.
    await draw();
    expect(wishes[3]?.avoid).toEqual(['p2', 'p9', 'b1']);
  });

  it('says what is missing, and a question without another one stays', async () => {
    const { wishes, services } = show([drawnOf(['p1'], 1), drawnOf([], 2)]);
    await draw();
    screen.getByText('The bank lacks 1 question for this row.');
    await person.click(cardOf('Text of p1').getByRole('button', { name: 'Swap' }));
    // The button is disabled while it draws.
    await waitFor(() => expect(wishes).toHaveLength(2));
    const again = screen.getByRole('button', { name: 'Draw the others again' });
    await waitFor(() => expect(again).toHaveProperty('disabled', false));
    screen.getByText('Text of p1');
    const text = 'The bank has no other question for this row.';
    expect(services.toast.shown.get()).toMatchObject([{ text }]);
  });
});
