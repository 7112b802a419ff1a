import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { listResults } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { Rows, Section } from './section.tsx';
import { shownRows, type StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** The latest results. */
export function ResultsSection({ studentId }: StudentProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const may = useMayDo();
  const { number, shortDate } = useFormat();
  const query = useApiQuery<typeof listResults>('/exams/results', {
    query: { studentId, pageSize: shownRows },
  });
  const mayOpen = may(permissions.marking);
  const links = mayOpen
    ? ([
        [`/boss/results?studentId=${studentId}`, translate(texts.all)],
        [`/exams/report-card?student=${studentId}`, translate(texts.reportCard)],
      ] as const)
    : [];
  return (
    <Section title={translate(texts.results)} links={links} query={query}>
      {({ items }) => (
        <Rows rows={items} keyOf={({ _id }) => _id} empty={translate(texts.noResults)}>
          {({ _id, title, score, totalMarks, dateTaken }) => (
            <>
              <div className={styles['what']}>
                {mayOpen ? <Link to={`/exams/results/${_id}`}>{inLanguage(title)}</Link> : inLanguage(title)}
                <p className={styles['quiet']}>{shortDate(dateTaken)}</p>
              </div>
              <span>
                {score === null
                  ? translate(texts.awaits)
                  : translate(texts.scoreOf, { score: number(score), total: number(totalMarks) })}
              </span>
            </>
          )}
        </Rows>
      )}
    </Section>
  );
}
