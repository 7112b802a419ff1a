import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import type { previewExamDeletion } from '@pathshala/svc-exams-contract/exam-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { examFields } from '../../../resources/exam.fields.ts';
import { texts } from '../texts.ts';
import { viewTexts } from './texts.ts';

/** The numbers of an exam, and how often it was taken. */
export function ExamFacts({ exam }: { readonly exam: ExamForAuthor }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const params = { id: exam._id };
  const counts = useApiQuery<typeof previewExamDeletion>('/exams/examid/{id}/deletion', { params }).data;
  const count = (n: number | undefined): string => (n === undefined ? '…' : format.number(n));
  return (
    <Facts
      facts={[
        [translate(examFields.ExamNumber.label), format.number(exam.ExamNumber)],
        [translate(examFields.type.label), translate(examFields.type.choices[exam.type])],
        [
          translate(texts.parent),
          [...new Set([exam.courseName, exam.parentTitle])].map(inLanguage).join(' · '),
        ],
        [translate(examFields.startingDate.label), format.dateTime(exam.startingDate)],
        [translate(examFields.timeLimit.label), translate(viewTexts.minutes, { n: exam.timeLimit })],
        [translate(examFields.duration.label), translate(viewTexts.hours, { n: exam.duration })],
        [translate(examFields.totalMarks.label), format.number(exam.totalMarks)],
        [translate(examFields.passingScore.label), format.number(exam.passingScore)],
        [
          translate(examFields.negetiveMarkingPercentage.label),
          format.percent(exam.negetiveMarkingPercentage),
        ],
        [translate(viewTexts.attempts), count(counts?.attempts)],
        [translate(viewTexts.results), count(counts?.results)],
        [translate(viewTexts.changed), <LastChange key="changed" exam={exam} />],
      ]}
    />
  );
}

function LastChange({ exam: { changedAt, changedBy } }: { readonly exam: ExamForAuthor }): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  if (changedAt === null) return '–';
  const when = dateTime(changedAt);
  return changedBy === null ? when : translate(viewTexts.changedBy, { when, name: changedBy });
}
