import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import styles from './paper-table.module.css';
import { texts } from './texts.ts';

type Paper = AdmissionCourse['units'][number]['years'][number];
type Subject = Paper['subjects'][number];

const minuteMs = 60_000;

interface PaperTableProps {
  readonly unitName: string;
  readonly paper: Paper;
}

/** The subjects of a paper with their questions and marks, and its rules. */
export function PaperTable({ unitName, paper }: PaperTableProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const columns = useColumns(paper);
  return (
    <>
      {paper.subjects.length > 0 && (
        <Table
          caption={translate(texts.paperOf, { unit: unitName, year: format.digits(String(paper.year)) })}
          columns={columns}
          rows={paper.subjects}
          keyOf={({ subjectName }) => subjectName}
        />
      )}
      <PaperRules paper={paper} />
    </>
  );
}

function useColumns({ subjects }: Paper): Column<Subject>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const name: Column<Subject> = {
    id: 'subject',
    title: translate(commonTexts.subject),
    cell: ({ subjectName, mandatory }) => (
      <>
        {inLanguage(subjectName)}
        {!mandatory && <span className={styles['optional']}> ({translate(commonTexts.optional)})</span>}
      </>
    ),
  };
  const questions: Column<Subject> = {
    id: 'questions',
    title: translate(commonTexts.questions),
    cell: ({ questionCount }) => format.number(questionCount),
    isNumber: true,
  };
  const marks: Column<Subject> = {
    id: 'marks',
    title: translate(commonTexts.marks),
    cell: (subject) => format.number(subject.marks ?? 0),
    isNumber: true,
  };
  // An older service does not send the marks.
  const hasMarks = subjects.every((subject) => subject.marks !== undefined);
  return hasMarks ? [name, questions, marks] : [name, questions];
}

function PaperRules({ paper }: { readonly paper: Paper }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { requiredSubjects, subjects, negativeMarkingPercentage: percent } = paper;
  const facts: (readonly [string, string])[] = [
    [translate(texts.time), format.duration(paper.timeLimit * minuteMs)],
    [translate(commonTexts.fullMarks), format.number(paper.totalMarks)],
    [
      translate(texts.answered),
      requiredSubjects < subjects.length
        ? translate(texts.subjectsOf, { n: requiredSubjects, total: subjects.length })
        : translate(texts.allSubjects),
    ],
    [
      translate(texts.negative),
      percent > 0
        ? translate(texts.negativeOf, { percent: format.percent(percent) })
        : translate(commonTexts.nothing),
    ],
  ];
  return <Facts facts={facts} />;
}
