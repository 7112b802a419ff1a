import type { readAttempt, Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CriteriaTable } from './criteria-table.tsx';
import { MarkedPages } from './marked-pages.tsx';
import { texts } from './texts.ts';
import styles from './written.module.css';

export interface WrittenResultProps {
  readonly result: Result;
}

/** The marks by criteria, the teacher's comments, and what was handed in. */
export function WrittenResult({ result }: WrittenResultProps): ReactNode {
  const { marking } = result;
  return (
    <div className={styles['marked']}>
      {marking && (
        <>
          <Again marking={marking} />
          <CriteriaTable criteria={marking.criteria} />
          <Comment comment={marking.comment} />
        </>
      )}
      <HandedIn result={result} />
    </div>
  );
}

type Marking = NonNullable<Result['marking']>;

/** Says why the marks changed. */
function Again({ marking: { version, markedAt, reason } }: { readonly marking: Marking }): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  if (version === 1) return null;
  return (
    <Notice tone="attention" title={translate(texts.again, { date: dateTime(markedAt) })}>
      <p>{translate(commonTexts.reasonWith, { reason })}</p>
    </Notice>
  );
}

function Comment({ comment }: { readonly comment: string }): ReactNode {
  const translate = useText();
  if (comment === '') return null;
  return (
    <section>
      <h2>{translate(texts.teacher)}</h2>
      <p className={styles['text']}>{comment}</p>
    </section>
  );
}

/** Reads what the student typed and uploaded. The call answers 404 to others, who see the marked pages. */
function useHandedIn({ attemptId, marking }: Result) {
  const { data } = useApiQuery<typeof readAttempt>('/exams/attempts/{id}', { params: { id: attemptId } });
  const { text, pages } = data?.written ?? { text: '', pages: [] };
  return { text, pages: marking?.pages ?? pages.map((page) => ({ ...page, annotations: [] })) };
}

function HandedIn({ result }: WrittenResultProps): ReactNode {
  const translate = useText();
  const { text, pages } = useHandedIn(result);
  return (
    <>
      {text !== '' && (
        <section>
          <h2>{translate(commonTexts.yourAnswer)}</h2>
          <p className={styles['text']}>{text}</p>
        </section>
      )}
      {pages.length > 0 && <MarkedPages pages={pages} />}
    </>
  );
}
