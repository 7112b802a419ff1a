import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';

/** Shows the subjects with their questions and marks, and how many of them are answered. */
export function Syllabus({ exam }: { readonly exam: ExamCampaign['exam'] }): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { subjects, requiredSubjects } = exam;
  const optional = requiredSubjects - subjects.filter(({ mandatory }) => mandatory).length;
  return (
    <section>
      <h2>{translate('syllabus.title')}</h2>
      <Table
        caption={translate('syllabus.title')}
        rows={subjects}
        keyOf={({ subjectName }) => subjectName}
        columns={[
          {
            id: 'subject',
            title: translate('syllabus.subject'),
            cell: subjectCell,
          },
          {
            id: 'questions',
            title: translate('syllabus.questions'),
            isNumber: true,
            cell: ({ questionCount }) => format.number(questionCount),
          },
          {
            id: 'marks',
            title: translate('syllabus.marks'),
            isNumber: true,
            cell: ({ marks }) => format.number(marks),
          },
        ]}
      />
      <p>
        {optional > 0
          ? translate('syllabus.choose', { n: optional, required: requiredSubjects, total: subjects.length })
          : translate('syllabus.all')}
      </p>
    </section>
  );
}

const subjectCell = (subject: SubjectProps): ReactNode => <Subject {...subject} />;

type SubjectProps = ExamCampaign['exam']['subjects'][number];

function Subject({ subjectName, mandatory }: SubjectProps): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  return (
    <>
      {inLanguage(subjectName)} {!mandatory && <Badge>{translate('subject.optional')}</Badge>}
    </>
  );
}
