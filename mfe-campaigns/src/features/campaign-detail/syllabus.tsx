import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { texts } from './texts.ts';

/** Shows the subjects with their questions and marks, and how many of them are answered. */
export function Syllabus({ exam }: { readonly exam: ExamCampaign['exam'] }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { subjects, requiredSubjects } = exam;
  const optional = requiredSubjects - subjects.filter(({ mandatory }) => mandatory).length;
  return (
    <section>
      <h2>{translate(texts.syllabusTitle)}</h2>
      <Table
        caption={translate(texts.syllabusTitle)}
        rows={subjects}
        keyOf={({ subjectName }) => subjectName}
        columns={[
          {
            id: 'subject',
            title: translate(commonTexts.subject),
            cell: subjectCell,
          },
          {
            id: 'questions',
            title: translate(commonTexts.questions),
            isNumber: true,
            cell: ({ questionCount }) => format.number(questionCount),
          },
          {
            id: 'marks',
            title: translate(commonTexts.marks),
            isNumber: true,
            cell: ({ marks }) => format.number(marks),
          },
        ]}
      />
      <p>
        {optional > 0
          ? translate(texts.syllabusChoose, {
              n: optional,
              required: requiredSubjects,
              total: subjects.length,
            })
          : translate(texts.syllabusAll)}
      </p>
    </section>
  );
}

const subjectCell = (subject: SubjectProps): ReactNode => <Subject {...subject} />;

type SubjectProps = ExamCampaign['exam']['subjects'][number];

function Subject({ subjectName, mandatory }: SubjectProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <>
      {inLanguage(subjectName)} {!mandatory && <Badge>{translate(commonTexts.optional)}</Badge>}
    </>
  );
}
