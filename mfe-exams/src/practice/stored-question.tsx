import type { ReactNode } from 'react';
import { ReviewedQuestion } from '../questions/reviewed-question.tsx';

interface StoredQuestionProps {
  /** From 1. */
  readonly number: number;
  /** The entry of the notebook, or a bookmark. */
  readonly stored: {
    readonly question: string;
    readonly options: readonly { readonly _id: string; readonly text: string }[];
    /** null: the key is hidden. */
    readonly correct: readonly string[] | null;
    readonly explanation: string | null;
  };
  /** Below the explanation. */
  readonly foot: ReactNode;
}

/** Shows a question that the student stored for later, with its key where the student may see it. */
export function StoredQuestion({ number, stored, foot }: StoredQuestionProps): ReactNode {
  const { question, options, correct, explanation } = stored;
  return (
    <ReviewedQuestion
      number={number}
      question={{
        question,
        points: null,
        explanation: explanation ?? '',
        options: options.map((option) => ({ ...option, isCorrect: correct?.includes(option._id) ?? false })),
      }}
      foot={foot}
    />
  );
}
