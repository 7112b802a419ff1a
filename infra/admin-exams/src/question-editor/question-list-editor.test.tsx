import { createStore, useStore } from '@pathshala/web-kit/store';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { openRichText } from '@pathshala/admin-kit/testing/open-rich-text';
import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import type { Errors } from './draft/edit-subjects.ts';
import { emptyQuestion, type QuestionDraft } from './draft/question-draft.ts';
import { QuestionEditor } from './question-editor.tsx';
import { type QuestionAddersProps, QuestionListEditor } from './question-list-editor.tsx';
import { examFormRules } from './draft/question-rules.ts';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null });

/** An editor in a form that holds its value; `now` returns value and errors after the last change. */
function show<Value>(
  first: { value: Value; errors?: Errors },
  editor: (props: {
    value: Value;
    errors: Errors;
    onChange: (value: Value, errors: Errors) => void;
  }) => ReactNode,
) {
  const shown = createStore({ errors: {}, ...first });
  function Form(): ReactNode {
    const onChange = (value: Value, errors: Errors): void => shown.set({ value, errors });
    return editor({ ...useStore(shown), onChange });
  }
  renderRemotePart(
    <AdminProvider>
      <Form />
    </AdminProvider>,
    { language: 'en' },
  );
  return shown.get;
}

const taken = { ...emptyQuestion(), question: '<p>Taken</p>', bankQuestionId: 'q7' };

function Take({ onAdd }: QuestionAddersProps): ReactNode {
  return (
    <button type="button" onClick={() => onAdd([taken])}>
      Take
    </button>
  );
}

describe('the questions of a form without subjects', () => {
  it('starts a question with one empty option, asks for its explanation, and names errors by the path of the form', async () => {
    const now = show<readonly QuestionDraft[]>(
      { value: [], errors: { title: 'Write a title.' } },
      (props) => <QuestionListEditor {...props} path="mcqs" rules={examFormRules} />,
    );
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(now().value[0]?.options).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(now().errors).toMatchObject({
      title: 'Write a title.',
      'mcqs.0': expect.stringMatching(/^Please fill in/u),
      'mcqs.0.explanation': 'Write an explanation.',
    });
    await openRichText('Explanation');
    await user.keyboard('x');
    expect(Object.keys(now().errors)).toEqual(['title']);
  });

  it('takes questions from elsewhere, and opens the field that an error summary names', async () => {
    const focusTarget = { path: 'mcqs.0.points' };
    const now = show<readonly QuestionDraft[]>({ value: [emptyQuestion()] }, (props) => (
      <QuestionListEditor {...props} path="mcqs" focusTarget={focusTarget} adders={Take} />
    ));
    expect(document.activeElement).toBe(screen.getByLabelText('Points'));
    await user.click(screen.getByRole('button', { name: 'Take' }));
    expect(now().value[1]).toMatchObject({ bankQuestionId: 'q7' });
  });
});

describe('the editor of one question', () => {
  it('lets several options be correct, by key too, and has no next question', async () => {
    const now = show<QuestionDraft>({ value: emptyQuestion() }, (props) => (
      <QuestionEditor {...props} path="mcq" />
    ));
    await user.click(screen.getByRole('checkbox', { name: 'C is correct' }));
    await user.keyboard('{Alt>}1{/Alt}{Control>}{Enter}{/Control}');
    expect(now().value.options.map(({ isCorrect }) => isCorrect)).toEqual([true, false, true, false]);
    expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
  });
});
