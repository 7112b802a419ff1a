import type { AcademicResult, ReportCard } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import styles from './report-card.module.css';
import { texts } from './texts.ts';

/** The results that the school entered, each with grades and GPA. */
export function AcademicResults({ results }: { readonly results: ReportCard['academicResults'] }): ReactNode {
  const text = useText();
  return (
    <section className={styles['part']}>
      <h2>{text(commonTexts.academicResults)}</h2>
      {results.map((result) => (
        <EnteredResult key={result._id} result={result} />
      ))}
    </section>
  );
}

function EnteredResult({ result }: { readonly result: AcademicResult }): ReactNode {
  const text = useText();
  const format = useFormat();
  const named = useNamed();
  const { title, term, session, subjects, remarks, dateTaken, marks, fullMarks, gpa, letterGrade } = result;
  const place = [term, session].filter((part) => part !== '').map(named);
  const gpaText = format.number(gpa, { minimumFractionDigits: 2 });
  return (
    <article className={styles['entered']}>
      <h3 className={styles['name']}>{named(title)}</h3>
      <p className={styles['place']}>{[...place, format.date(dateTaken)].join(' · ')}</p>
      <Table
        caption={named(title)}
        onPhone="cards"
        rows={subjects}
        keyOf={({ subjectName }) => subjectName}
        columns={[
          { id: 'subject', title: text(commonTexts.subject), cell: ({ subjectName }) => named(subjectName) },
          {
            id: 'fullMarks',
            title: text(commonTexts.fullMarks),
            isNumber: true,
            cell: (subject) => format.number(subject.fullMarks),
          },
          {
            id: 'marks',
            title: text(commonTexts.marks),
            isNumber: true,
            cell: (subject) => format.number(subject.marks),
          },
          { id: 'grade', title: text(texts.grade), cell: (subject) => subject.letterGrade },
          {
            id: 'point',
            title: text(texts.point),
            isNumber: true,
            cell: ({ gradePoint }) => format.number(gradePoint, { minimumFractionDigits: 2 }),
          },
        ]}
      />
      <p className={styles['sum']}>
        {text(texts.total)}:{' '}
        <strong>{text(commonTexts.scoreOfTotal, { score: marks, total: fullMarks })}</strong> ·{' '}
        <strong>{text(texts.gpa, { gpa: gpaText, grade: letterGrade })}</strong>
      </p>
      {remarks !== '' && <p>{remarks}</p>}
    </article>
  );
}
