import { type ReactNode, useState } from 'react';
import { bySubject } from '../../questions/by-subject.ts';
import { ReviewedQuestion } from '../../questions/reviewed-question.tsx';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import { AnswerFilter, type Shown } from './answer-filter.tsx';
import type { ReviewedAnswer } from './reviewed-answer.ts';

/** Each question with the chosen and the correct answer and its explanation; all, the wrong ones, or the blank ones. */
export function ReviewedAnswers({ answers }: { readonly answers: readonly ReviewedAnswer[] }): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const [shown, show] = useState<Shown>('all');
  const numbered = answers.map((answer, index) => ({ answer, number: index + 1 }));
  const fits = (wanted: Shown) =>
    numbered.filter(({ answer }) => wanted === 'all' || answer.outcome === wanted);
  const visible = fits(shown);
  return (
    <>
      <h2>{say('result.answers')}</h2>
      <AnswerFilter
        shown={shown}
        counts={{ all: answers.length, wrong: fits('wrong').length, blank: fits('blank').length }}
        onChange={show}
      />
      {visible.length === 0 && <p>{say('filter.none')}</p>}
      {bySubject(visible, ({ answer }) => answer.question.subjectName).map(({ subjectName, items }) => (
        <section key={subjectName}>
          <h3>{named(subjectName)}</h3>
          {items.map(({ answer, number }) => (
            <ReviewedQuestion
              key={answer.question.questionId}
              number={number}
              question={answer.question}
              answer={answer}
            />
          ))}
        </section>
      ))}
    </>
  );
}
