import type { Result } from '@pathshala/svc-exams-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { BookmarkButton } from '../../practice/bookmark-button.tsx';
import { ReportQuestion } from '../../question-reports/report-question.tsx';
import { ReviewedQuestion } from '../../questions/reviewed-question.tsx';
import type { ReviewedAnswer } from './reviewed-answer.ts';
import { texts } from './texts.ts';
import { elementIdOf } from './use-review.ts';

interface FoldedAnswerProps {
  readonly answer: ReviewedAnswer;
  readonly result: Pick<Result, '_id' | 'studentId' | 'paperUrl'>;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One question of a result: its number, outcome and marks always, the rest when it is open. */
export function FoldedAnswer({ answer, result, isOpen, onToggle }: FoldedAnswerProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const { question, number, seconds } = answer;
  const { questionId } = question;
  const isOwn = useUser()?._id === result.studentId;
  return (
    <ReviewedQuestion
      elementId={elementIdOf(questionId)}
      number={number}
      question={question}
      answer={answer}
      note={seconds === null ? null : text(texts.time, { time: format.duration(seconds * 1000) })}
      fold={{ isOpen, onToggle }}
      foot={
        <>
          <BookmarkButton questionId={questionId} paperUrl={result.paperUrl} />
          {isOwn && (
            <ReportQuestion place={{ kind: 'result', resultId: result._id }} questionId={questionId} />
          )}
        </>
      }
    />
  );
}
