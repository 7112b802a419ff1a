import { type ReactNode, useState } from 'react';
import { addressOfPaper, BookmarkButton } from '../../practice/bookmark-button.tsx';
import type { KeyedQuestion } from '../../questions/keyed-question.ts';
import { ReportQuestion } from '../../question-reports/report-question.tsx';
import { ReviewedQuestion } from '../../questions/reviewed-question.tsx';
import { TriedQuestion } from './tried-question.tsx';

interface AnsweredQuestionProps {
  readonly number: number;
  readonly question: KeyedQuestion;
  readonly paperUrl: string;
  /** Key and explanation are hidden until an option is chosen. */
  readonly isTryFirst: boolean;
}

/** A question with its key, or first with its options only. What is chosen is known to this page alone. */
export function AnsweredQuestion({
  number,
  question,
  paperUrl,
  isTryFirst,
}: AnsweredQuestionProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const { questionId } = question;
  const foot = (
    <>
      <BookmarkButton questionId={questionId} paperUrl={paperUrl} />
      {!question.isHeld && (
        <ReportQuestion place={{ kind: 'paper', ...addressOfPaper(paperUrl) }} questionId={questionId} />
      )}
    </>
  );
  if (!isTryFirst || question.isHeld)
    return <ReviewedQuestion number={number} question={question} foot={foot} />;
  if (chosen === null) return <TriedQuestion number={number} question={question} onChoose={setChosen} />;
  const isRight = question.options.some(({ _id, isCorrect }) => isCorrect && _id === chosen);
  return (
    <ReviewedQuestion
      number={number}
      question={question}
      answer={{
        selectedOptions: [chosen],
        outcome: isRight ? 'correct' : 'wrong',
        score: isRight ? question.points : 0,
      }}
      foot={foot}
    />
  );
}
