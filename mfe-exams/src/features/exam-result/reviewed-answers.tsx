import type { Result } from '@pathshala/svc-exams-contract/http';
import { type ReactNode, useState } from 'react';
import { ReviewedQuestion } from '../../questions/reviewed-question.tsx';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import { AnswerFilter, type Shown } from './answer-filter.tsx';

type Answer = NonNullable<Result['answers']>[number];

/** Each question with the chosen and the correct answer and its explanation; all, the wrong ones, or the blank ones. */
export function ReviewedAnswers({ answers }: { readonly answers: readonly Answer[] }): ReactNode {
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
      {bySubject(visible).map(({ subjectName, items }) => (
        <section key={subjectName}>
          <h3>{named(subjectName)}</h3>
          {items.map(({ answer, number }) => (
            <ReviewedQuestion key={answer.questionId} number={number} question={answer} answer={answer} />
          ))}
        </section>
      ))}
    </>
  );
}

interface Numbered {
  readonly answer: Answer;
  readonly number: number;
}

function bySubject(items: readonly Numbered[]): { subjectName: string; items: Numbered[] }[] {
  const groups = new Map<string, Numbered[]>();
  for (const item of items) {
    const { subjectName } = item.answer;
    groups.set(subjectName, [...(groups.get(subjectName) ?? []), item]);
  }
  return [...groups].map(([subjectName, group]) => ({ subjectName, items: group }));
}
