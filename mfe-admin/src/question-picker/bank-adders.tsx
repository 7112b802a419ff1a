import type { QuestionAddersProps } from '@pathshala/admin-exams/question-editor/question-list-editor';
import type { ReactNode } from 'react';
import { BankPicker } from './bank-picker.tsx';
import { DrawPaper } from './draw-paper.tsx';

/** Takes questions from the bank into a list without subjects: chosen ones, or those of a drawn paper. */
export function BankAdders({ questions, onAdd }: QuestionAddersProps): ReactNode {
  return (
    <>
      <BankPicker questions={questions} onAdd={onAdd} />
      <DrawPaper
        questions={questions}
        onTake={(subjects) => onAdd(subjects.flatMap(({ questions: drawn }) => drawn))}
      />
    </>
  );
}
