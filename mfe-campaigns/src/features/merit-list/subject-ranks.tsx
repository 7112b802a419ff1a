import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Place } from './place.ts';
import { texts } from './texts.ts';

/** The student's marks and rank in each subject. */
export function SubjectRanks({ subjects }: Pick<Place, 'subjects'>): ReactNode {
  const text = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  return (
    <Table
      caption={text(texts.bySubject)}
      rows={subjects}
      keyOf={({ subjectName }) => subjectName}
      columns={[
        { id: 'subject', title: text(texts.subject), cell: ({ subjectName }) => inLanguage(subjectName) },
        { id: 'marks', title: text(texts.marks), isNumber: true, cell: ({ score }) => number(score) },
        {
          id: 'rank',
          title: text(texts.rank),
          isNumber: true,
          cell: ({ rank, of }) => text(texts.rankOf, { rank, of }),
        },
      ]}
    />
  );
}
