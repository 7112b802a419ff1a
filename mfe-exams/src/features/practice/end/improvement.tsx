import type { readPracticeProgress } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import styles from './practice-end.module.css';
import { texts } from './texts.ts';

type ChapterProgress = AnswerOf<typeof readPracticeProgress>['chapters'][number];

/** The others are folded: a test of all subjects touches many. */
const shown = 4;

/** Shows how much of each chapter is mastered now and how much of it this practice has added, the largest gain first. */
export function Improvement({ chapters }: { readonly chapters: readonly ChapterProgress[] }): ReactNode {
  const translate = useText();
  if (chapters.length === 0) return null;
  const byGain = chapters.toSorted((one, other) => gainOf(other) - gainOf(one));
  const [first, others] = [byGain.slice(0, shown), byGain.slice(shown)];
  return (
    <section className={styles['part']} aria-labelledby="practice-improved">
      <h2 id="practice-improved">{translate(texts.improved)}</h2>
      <Chapters chapters={first} />
      {others.length > 0 && (
        <details>
          <summary>{translate(texts.more, { n: others.length })}</summary>
          <Chapters chapters={others} />
        </details>
      )}
    </section>
  );
}

function gainOf({ before, after }: ChapterProgress): number {
  return (after.percent ?? 0) - (before.percent ?? 0);
}

function Chapters({ chapters }: { readonly chapters: readonly ChapterProgress[] }): ReactNode {
  return (
    <ul className={styles['chapters']}>
      {chapters.map((progress) => (
        <Chapter key={`${progress.subject}\n${progress.chapter}`} progress={progress} />
      ))}
    </ul>
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
          ? translate(to === 0 ? texts.begun : texts.firstTime, { to: format.percent(to) })
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
