import type { Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useMemo } from 'react';
import { bySubject } from '../../questions/by-subject.ts';
import { PaperLanguageChoice } from '../../questions/paper-language-choice.tsx';
import { useNamed } from '../../questions/use-named.ts';
import { AnswerFilter, type Shown } from './answer-filter.tsx';
import { AnswerPalette } from './answer-palette.tsx';
import { FoldedAnswer } from './folded-answer.tsx';
import type { ReviewedAnswer } from './reviewed-answer.ts';
import { answersId, elementIdOf, goTo, type Review } from './use-review.ts';
import { texts } from './texts.ts';

interface ReviewedAnswersProps {
  readonly answers: readonly ReviewedAnswer[];
  readonly result: Pick<Result, '_id' | 'studentId' | 'paperUrl'>;
  readonly review: Review;
}

/** Each question with the chosen and the correct answer and its explanation; the right ones folded. */
export function ReviewedAnswers({ answers, result, review }: ReviewedAnswersProps): ReactNode {
  const say = useText();
  const named = useNamed();
  const { shown, show, isOpen, setOpen } = review;
  const fits = (wanted: Shown) => answers.filter(({ outcome }) => wanted === 'all' || outcome === wanted);
  const visible = fits(shown);
  const questions = useMemo(() => answers.map(({ question }) => question.question), [answers]);
  const go = ({ question, outcome }: ReviewedAnswer): void => {
    if (shown !== 'all' && shown !== outcome) show('all');
    setOpen([question.questionId], true);
    goTo(elementIdOf(question.questionId));
  };
  return (
    <>
      <h2 id={answersId} tabIndex={-1}>
        {say(commonTexts.questionsAndAnswers)}
      </h2>
      <PaperLanguageChoice texts={questions} />
      <AnswerPalette answers={answers} onGo={go} />
      <AnswerFilter
        shown={shown}
        counts={{
          all: answers.length,
          wrong: fits('wrong').length,
          blank: fits('blank').length,
          correct: fits('correct').length,
        }}
        onChange={show}
      />
      <FoldRight answers={visible} review={review} />
      {visible.length === 0 && <p>{say(texts.filterNone)}</p>}
      {bySubject(visible, ({ question }) => question.subjectName).map(({ subjectName, items }) => (
        <section key={subjectName}>
          <h3>{named(subjectName)}</h3>
          {items.map((answer) => (
            <FoldedAnswer
              key={answer.question.questionId}
              answer={answer}
              result={result}
              isOpen={isOpen(answer)}
              onToggle={(isNowOpen) => setOpen([answer.question.questionId], isNowOpen)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** Opens the right ones, or folds them again. */
function FoldRight({ answers, review }: Pick<ReviewedAnswersProps, 'answers' | 'review'>): ReactNode {
  const text = useText();
  const right = answers.filter(({ outcome }) => outcome === 'correct');
  if (right.length === 0) return null;
  const isAnyFolded = right.some((answer) => !review.isOpen(answer));
  const ids = right.map(({ question }) => question.questionId);
  return (
    <p data-print="no">
      <Button kind="quiet" size="small" onClick={() => review.setOpen(ids, isAnyFolded)}>
        {text(isAnyFolded ? texts.unfoldAll : texts.foldAll)}
      </Button>
    </p>
  );
}
