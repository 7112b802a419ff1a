import type { ReportCard } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { TallyBar } from '../../scores/tally-bar.tsx';
import { TallyLegend } from '../../scores/tally-legend.tsx';
import styles from './report-card.module.css';
import { texts } from './texts.ts';
import { useStudent } from './use-student.ts';

interface CardHeaderProps {
  readonly card: ReportCard;
  readonly isOwn: boolean;
}

/** The student's name, their courses, and all exams in one bar. */
export function CardHeader({ card, isOwn }: CardHeaderProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const named = useNamed();
  const { name, courses } = useStudent(card.studentId, isOwn);
  const { totals, examCount } = card;
  return (
    <section className={styles['header']}>
      <p className={styles['school']}>{useSiteName()}</p>
      <Facts
        facts={[
          ...(name === '' ? [] : [[text(commonTexts.student), <strong key="name">{name}</strong>] as const]),
          ...(courses.length === 0
            ? []
            : [[text(commonTexts.courses), courses.map(named).join(' · ')] as const]),
          [text(commonTexts.exams), format.number(examCount)],
          [text(texts.lost), format.number(totals.marksLost)],
          [text(texts.issued), format.date(card.issuedAt)],
        ]}
      />
      {totals.correct + totals.wrong + totals.blank > 0 && (
        <>
          <TallyBar tally={totals} size="thick" />
          <TallyLegend tally={totals} />
        </>
      )}
    </section>
  );
}
