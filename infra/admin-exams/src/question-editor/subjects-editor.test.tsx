import { renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openRichText } from '@pathshala/admin-kit/testing/open-rich-text';
import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import {
  copyOfQuestion,
  emptyQuestion,
  emptySubject,
  type QuestionDraft,
  type SubjectDraft,
  subjectFormOf,
} from './draft/question-draft.ts';
import { examRules, paperRules } from './draft/question-rules.ts';
import type { QuestionAddersProps } from './question-list-editor.tsx';
import { SubjectsEditor, type SubjectsEditorProps } from './subjects-editor.tsx';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null });

function question(text: string, correct = 0): QuestionDraft {
  const options = emptyQuestion().options.map((option, index) => ({
    ...option,
    text: `option ${index}`,
    isCorrect: index === correct,
  }));
  return { ...emptyQuestion(), question: text, options };
}

const subject = (subjectName: string, ...mcqs: readonly QuestionDraft[]): SubjectDraft => ({
  ...emptySubject(),
  subjectName,
  mcqs,
});

/** The editor in a form that holds its value; `now` returns the value after the last change. */
function show(subjects: readonly SubjectDraft[], props: Partial<SubjectsEditorProps> = {}) {
  let shown = { subjects, errors: props.errors ?? {} };
  function Form(): ReactNode {
    const [{ subjects: value, errors }, set] = useState(shown);
    const change: SubjectsEditorProps['onChange'] = (next, left) => {
      shown = { subjects: next, errors: left };
      set(shown);
    };
    return <SubjectsEditor {...props} value={value} errors={errors} onChange={change} path="subjects" />;
  }
  renderRemotePart(
    <AdminProvider>
      <Form />
    </AdminProvider>,
    { language: 'en' },
  );
  return () => shown.subjects;
}

const textsOf = (subjects: readonly SubjectDraft[]) =>
  subjects.map(({ mcqs }) => mcqs.map((one) => one.question));
const optionsOf = (subjects: readonly SubjectDraft[], index: number) =>
  subjects[0]?.mcqs[index]?.options.map(({ text, isCorrect }) => (isCorrect ? `${text}!` : text));

/** Keys that lead to another rich text field, which becomes an editor when it gets the focus. */
async function goOn(keys: string): Promise<void> {
  const left = document.activeElement;
  await user.keyboard(keys);
  await waitFor(() => {
    expect(document.activeElement).not.toBe(left);
    expect(document.activeElement?.getAttribute('contenteditable')).toBe('true');
  });
}

async function choose(menu: string, item: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the question editor', () => {
  it('takes a question by keyboard alone and starts the next one', async () => {
    const now = show([subject('Physics')]);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await openRichText('Question');
    await user.keyboard('Q{Control>}{Enter}{/Control}');
    screen.getByText('Please fill in the question, all options, and select at least one correct option.');
    expect(screen.getAllByText('Write this option, or remove it.')).toHaveLength(4);
    await openRichText('Option A');
    for (const letter of ['a', 'b', 'c', 'd']) await goOn(`${letter}{Enter}`);
    await user.keyboard('e{Alt>}1{ArrowUp}{/Alt}');
    await goOn('{Control>}{Enter}{/Control}');
    expect(optionsOf(now(), 0)).toEqual(['a!', 'b', 'c', 'e', 'd']);
    expect(textsOf(now())).toEqual([['Q', '']]);
    screen.getByRole('button', { name: /^Question 2/u, expanded: true });
  });

  it('renders only the open question on a key', async () => {
    const read: number[] = [];
    const many = Array.from({ length: 20 }, (_, index) =>
      Object.defineProperty(question(`q${index}`), 'points', {
        enumerable: true,
        get: () => {
          read.push(index);
          return '1';
        },
      }),
    );
    const now = show([subject('Physics', ...many)]);
    await user.click(screen.getByRole('button', { name: /^Question 3/u }));
    await openRichText('Question');
    read.length = 0;
    await user.keyboard('!');
    expect(textsOf(now())[0]?.[2]).toContain('!');
    expect(new Set(read)).toEqual(new Set([2]));
  });

  it('moves questions inside the list and to another subject, and removes them with undo', async () => {
    const now = show([subject('Physics', question('a'), question('b')), subject('Art', question('c'))]);
    await choose('Actions for question 1', 'Move down');
    expect(textsOf(now())).toEqual([['b', 'a'], ['c']]);
    await user.click(screen.getByRole('button', { name: /^Question 2/u }));
    fireEvent.change(screen.getByLabelText('In subject'), { target: { value: now()[1]?.key } });
    expect(textsOf(now())).toEqual([['b'], ['c', 'a']]);
    await choose('Actions for question 1', 'Remove');
    expect(textsOf(now())).toEqual([['b'], ['a']]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(textsOf(now())).toEqual([['b'], ['c', 'a']]);
  });

  it('opens the field that an error summary names', async () => {
    const errors = { 'subjects.1.mcqs.0.points': 'Too many.' };
    show([subject('Physics'), subject('Art', question('c'))], {
      errors,
      focusTarget: { path: 'subjects.1.mcqs.0.points' },
    });
    const points = screen.getByLabelText('Points');
    expect(document.activeElement).toBe(points);
    expect(points.getAttribute('aria-invalid')).toBe('true');
  });

  it('lets several options be correct where the form allows that', async () => {
    const rules = { ...examRules, isMultipleChoice: true };
    const now = show([subject('Physics', question('a'))], { rules });
    await user.click(screen.getByRole('button', { name: /^Question 1/u }));
    await user.click(screen.getByRole('checkbox', { name: 'C is correct' }));
    expect(optionsOf(now(), 0)).toEqual(['option 0!', 'option 1', 'option 2!', 'option 3']);
  });
});

describe('the mark of a sample', () => {
  it('is set and cleared, goes with no copy, and is in no form without samples', async () => {
    const now = show([subject('Physics', question('one'))], { rules: paperRules });
    await user.click(screen.getByRole('button', { name: /Question 1/u }));
    const mark = screen.getByRole('checkbox', { name: 'Show as a sample on the course page' });
    await user.click(mark);
    expect(now()[0]?.mcqs[0]?.isSample).toBe(true);
    expect(now()[0]?.mcqs.map(copyOfQuestion)).not.toHaveProperty([0, 'isSample']);
    await user.click(mark);
    expect(now()[0]?.mcqs[0]?.isSample).toBe(false);
    cleanup();
    show([subject('Physics', question('one'))]);
    await user.click(screen.getByRole('button', { name: /Question 1/u }));
    expect(screen.queryByRole('checkbox', { name: 'Show as a sample on the course page' })).toBeNull();
  });
});

describe('questions from elsewhere', () => {
  const bankQuestion = { ...question('From the bank'), bankQuestionId: 'q7' };
  const Take = ({ questions, onAdd }: QuestionAddersProps): ReactNode => (
    <button type="button" onClick={() => onAdd([bankQuestion])}>
      {`Take to ${questions.length}`}
    </button>
  );

  it('are copied into the shown subject, and sent without the id of the bank [EXM-18]', async () => {
    const now = show([subject('Physics', question('Own')), subject('Biology')], { adders: Take });
    await user.click(screen.getByRole('button', { name: 'Take to 1' }));
    expect(textsOf(now())).toEqual([['Own', 'From the bank'], []]);
    expect(now()[0]?.mcqs[1]?.bankQuestionId).toBe('q7');
    expect(now().map(subjectFormOf)[0]?.mcqs[1]).not.toHaveProperty('bankQuestionId');
  });
});
