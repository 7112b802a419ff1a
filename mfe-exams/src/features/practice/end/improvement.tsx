import type { readPracticeProgress } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import styles from './practice-end.module.css';
import { texts } from './texts.ts';

type ChapterProgress = AnswerOf<typeof readPracticeProgress>['chapters'][number];

/** What is mastered of each chapter now, and how much of it this practice has added. */
export function Improvement({ chapters }: { readonly chapters: readonly ChapterProgress[] }): ReactNode {
  const translate = useText();
  if (chapters.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="practice-improved">
      <h2 id="practice-improved">{translate(texts.improved)}</h2>
      <ul className={styles['chapters']}>
        {chapters.map((progress) => (
          <Chapter key={`${progress.subject}\n${progress.chapter}`} progress={progress} />
        ))}
      </ul>
    </section>
  );
}

function Chapter({ progress }: { readonly progress: ChapterProgress }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const named = useNamed();
  const { subject, chapter, before, after } = progress;
  const [from, to] = [before.percent ?? 0, after.percent ?? 0];
  const known = translate(texts.known, { right: after.right, questions: after.questions });
  return (
    <li>
      <span className={styles['name']}>
        {named(chapter)} <span className={styles['note']}>{named(subject)}</span>
      </span>
      <span className={styles['change']}>
        {before.percent === null
          ? translate(texts.firstTime, { to: format.percent(to) })
          : translate(to > from ? texts.up : to < from ? texts.down : texts.same, {
              from: format.percent(from),
              to: format.percent(to),
            })}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span data-part={to < from ? 'lost' : 'before'} style={{ inlineSize: `${Math.min(from, to)}%` }} />
        {to > from && <span data-part="gained" style={{ inlineSize: `${to - from}%` }} />}
      </span>
      <span className={styles['note']}>{known}</span>
    </li>
  );
}
