import { type MarkingScheme, markingExample } from '@pathshala/rules/marking-scheme';
import type { ReactNode } from 'react';
import { useBilingual } from '../i18n/bilingual.ts';
import { useFormat, useText } from '../i18n/texts.ts';
import styles from './marking-scheme.module.css';
import { texts } from './marking-scheme-texts.ts';

export interface MarkingSchemeSummaryProps {
  readonly scheme: MarkingScheme;
  /** Points of a question of the example. */
  readonly points: number;
  /** Questions of the example. */
  readonly questions?: number;
  readonly passingScore?: number | undefined;
}

/** Says how an exam is marked, in plain words and by an example. */
export function MarkingSchemeSummary({
  scheme,
  points,
  questions = 10,
  passingScore,
}: MarkingSchemeSummaryProps): ReactNode {
  return (
    <>
      <ul className={styles['rules']}>
        <AnswerRules scheme={scheme} />
        <PassingRules scheme={scheme} passingScore={passingScore} />
        <MeritRules scheme={scheme} />
      </ul>
      <Example scheme={scheme} points={points} questions={questions} />
    </>
  );
}

interface SchemeProps {
  readonly scheme: MarkingScheme;
}

function AnswerRules({ scheme: { right, wrong, match } }: SchemeProps): ReactNode {
  const translate = useText();
  return (
    <>
      <li>
        <RightRule right={right} />
      </li>
      <li>
        <WrongRule wrong={wrong} />
      </li>
      {match === 'set' && <li>{translate(texts.matchSet)}</li>}
    </>
  );
}

function RightRule({ right }: Pick<MarkingScheme, 'right'>): ReactNode {
  const translate = useText();
  if (right.gives === 'points') return translate(texts.rightPoints);
  return right.marks === 1 ? translate(texts.rightOne) : translate(texts.rightMarks, { n: right.marks });
}

function WrongRule({ wrong }: Pick<MarkingScheme, 'wrong'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (wrong.costs === 'nothing') return translate(texts.wrongNothing);
  if (wrong.costs === 'percent') {
    return translate(texts.wrongPercent, { percent: format.percent(wrong.percentage) });
  }
  return wrong.marks === 1 ? translate(texts.wrongOne) : translate(texts.wrongMarks, { n: wrong.marks });
}

function PassingRules({
  scheme: { minimumTotal, subjectMinima },
  passingScore,
}: Pick<MarkingSchemeSummaryProps, 'scheme' | 'passingScore'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const total = Math.max(minimumTotal ?? 0, passingScore ?? 0);
  return (
    <>
      {total > 0 && <li>{translate(texts.minimumTotal, { n: total })}</li>}
      {subjectMinima.map(({ subjectName, marks }) => (
        <li key={subjectName}>
          {translate(texts.minimumSubject, { subject: inLanguage(subjectName), n: marks })}
        </li>
      ))}
    </>
  );
}

function MeritRules({ scheme: { gpa, secondTimerDeduction } }: SchemeProps): ReactNode {
  const translate = useText();
  return (
    <>
      {gpa !== null && <li>{translate(texts.gpa, { ssc: gpa.sscWeight, hsc: gpa.hscWeight })}</li>}
      {secondTimerDeduction !== null && <li>{translate(texts.secondTimer, { n: secondTimerDeduction })}</li>}
    </>
  );
}

function Example({
  scheme,
  points,
  questions,
}: SchemeProps & { points: number; questions: number }): ReactNode {
  const translate = useText();
  const example = markingExample(scheme, { questions, points });
  const { right, wrong, blank, perRight, perWrong, score } = example;
  return (
    <p className={styles['example']}>
      {translate(texts.example, { questions, right, wrong, blank })}{' '}
      {perWrong > 0
        ? translate(texts.exampleMarks, { right, wrong, perRight, perWrong, score })
        : translate(texts.exampleWithoutLoss, { right, perRight, score })}
    </p>
  );
}
