import type { Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { immutable, type PaperResource } from '../../questions/paper-resources.ts';
import { useNamed } from '../../questions/use-named.ts';
import { TallyBar } from '../../scores/tally-bar.tsx';
import { TallyLegend } from '../../scores/tally-legend.tsx';
import styles from './subject-bars.module.css';
import { texts } from './texts.ts';

type Minima = ReadonlyMap<string, number>;

/** Each subject as a bar with its marks, and its minimum where the scheme has one. */
export function SubjectBars({ result }: { readonly result: Result }): ReactNode {
  const say = useText();
  const minima = useMinima(result.paperUrl);
  return (
    <section className={styles['subjects']}>
      <h2>{say(texts.bySubject)}</h2>
      <ul className={styles['list']}>
        {result.subjects.map((subject) => (
          <SubjectRow
            key={subject.subjectName}
            subject={subject}
            minimum={minima.get(subject.subjectName)}
            isMissed={result.unmetMinima.includes(subject.subjectName)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The paper is in the browser since the exam, or comes for the answers below. */
function useMinima(paperUrl: string): Minima {
  const { data } = useApiQuery<PaperResource>(paperUrl, {}, immutable);
  const minima = data?.markingScheme?.subjectMinima ?? [];
  return new Map(minima.map(({ subjectName, marks }) => [subjectName, marks]));
}

interface SubjectRowProps {
  readonly subject: Result['subjects'][number];
  readonly minimum: number | undefined;
  readonly isMissed: boolean;
}

function SubjectRow({ subject, minimum, isMissed }: SubjectRowProps): ReactNode {
  const text = useText();
  const named = useNamed();
  const { number } = useFormat();
  return (
    <li className={styles['subject']}>
      <p className={styles['head']}>
        <span className={styles['name']}>{named(subject.subjectName)}</span>
        <span className={styles['marks']}>
          {text(commonTexts.marks)}: <strong>{number(subject.score)}</strong>
        </span>
      </p>
      <TallyBar tally={subject} />
      <TallyLegend tally={subject} />
      {minimum !== undefined && (
        <p className={styles['minimum']}>
          {text(texts.minimum, { marks: minimum })}{' '}
          <Badge tone={isMissed ? 'bad' : 'good'}>{text(isMissed ? texts.missed : texts.reached)}</Badge>
        </p>
      )}
    </li>
  );
}
