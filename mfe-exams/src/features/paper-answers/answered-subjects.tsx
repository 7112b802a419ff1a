import type { AnsweredPaper } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Page } from '@pathshala/web-kit/parts/page';
import type { ReactNode } from 'react';
import { ReviewedQuestion } from '../../questions/reviewed-question.tsx';
import { titleWithout } from '../../questions/title-without.ts';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';

export interface AnsweredSubjectsProps {
  readonly paper: AnsweredPaper;
  readonly back: { readonly to: string; readonly text: string };
}

/** A whole paper with its key and explanations, subject by subject. */
export function AnsweredSubjects({ paper, back }: AnsweredSubjectsProps): ReactNode {
  const say = useTexts();
  const named = useNamed();
  return (
    <Page
      title={say('answers.title', { title: named(titleWithout(paper.title, paper.course?.code ?? null)) })}
      back={back}
      actions={
        <Button onClick={() => globalThis.print()} data-print="no">
          {say('result.print')}
        </Button>
      }
    >
      {paper.subjects.map(({ subjectName, mcqs }, subject) => (
        <section key={subjectName}>
          <h2>{named(subjectName)}</h2>
          {mcqs.map((mcq, index) => (
            <ReviewedQuestion key={mcq._id} number={before(paper, subject) + index + 1} question={mcq} />
          ))}
        </section>
      ))}
    </Page>
  );
}

/** Questions are counted through the paper. */
function before({ subjects }: AnsweredPaper, subject: number): number {
  return subjects.slice(0, subject).reduce((sum, { mcqs }) => sum + mcqs.length, 0);
}
