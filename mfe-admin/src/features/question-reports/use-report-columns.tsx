import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import {
  type ReportInQueue,
  reportReason,
  reportState,
} from '@pathshala/svc-exams-contract/question-reports';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { firstWords } from '../../exam-questions/first-words.ts';
import { reasonTexts, texts } from './texts.ts';
import { useReportedQuestion } from './use-reported-paper.ts';

export function useReportColumns(): readonly DataColumn<ReportInQueue>[] {
  const translate = useText();
  const { bilingual, choice, dateTime, number } = useColumns<ReportInQueue>();
  return [
    { ...bilingual('title', texts.exam, ({ title }) => title), sortable: true },
    {
      id: 'question',
      title: translate(texts.question),
      cell: (report) => <QuestionWords report={report} />,
    },
    {
      ...choice('reason', texts.reason, {
        of: ({ reason }) => reason,
        values: reportReason.options,
        textOf: (value) => reasonTexts[value],
      }),
      exportValue: ({ reason }) => reason,
    },
    choice('state', texts.state, {
      of: ({ state }) => state,
      values: reportState.options,
      textOf: (value) => texts[value],
      toneOf: (state) => (state === 'open' ? 'attention' : 'good'),
    }),
    number('openReports', texts.openReports, ({ openReports }) => openReports),
    { ...dateTime('sent', texts.sent, ({ sentAt }) => sentAt), sortable: true },
  ];
}

/** The number and the first words; the reports of an exam share its paper, which is fetched once. */
function QuestionWords({ report }: { readonly report: ReportInQueue }): string {
  const translate = useText();
  const language = useLanguage();
  const question = useReportedQuestion(report);
  if (question === null) return translate(texts.none);
  const words = firstWords(question.question, language) || translate(texts.picture);
  return question.number === null ? words : translate(texts.numbered, { n: question.number, words });
}
