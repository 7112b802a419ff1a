import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import {
  type ReportInQueue,
  reportReason,
  reportState,
} from '@pathshala/svc-exams-contract/question-reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { firstWords } from '../../exam-questions/first-words.ts';
import { reasonTexts, texts } from './texts.ts';
import { useReportedQuestion } from './use-reported-paper.ts';

type Column = DataColumn<ReportInQueue>;

export function useReportColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'title',
      title: translate(texts.exam),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'question',
      title: translate(texts.question),
      cell: (report) => <QuestionWords report={report} />,
    },
    ...useStateColumns(),
    {
      id: 'openReports',
      title: translate(texts.openReports),
      isNumber: true,
      cell: ({ openReports }) => format.number(openReports),
      exportValue: ({ openReports }) => openReports,
    },
    {
      id: 'sent',
      title: translate(texts.sent),
      sortable: true,
      cell: ({ sentAt }) => format.shortDateTime(sentAt),
      exportValue: ({ sentAt }) => new Date(sentAt),
    },
  ];
}

function useStateColumns(): readonly Column[] {
  const translate = useText();
  return [
    {
      id: 'reason',
      title: translate(texts.reason),
      filter: {
        kind: 'choice',
        options: reportReason.options.map((value) => ({ value, text: translate(reasonTexts[value]) })),
      },
      cell: ({ reason }) => translate(reasonTexts[reason]),
      exportValue: ({ reason }) => reason,
    },
    {
      id: 'state',
      title: translate(texts.state),
      filter: {
        kind: 'choice',
        options: reportState.options.map((value) => ({ value, text: translate(texts[value]) })),
      },
      cell: ({ state }) => (
        <Badge tone={state === 'open' ? 'attention' : 'good'}>{translate(texts[state])}</Badge>
      ),
      exportValue: ({ state }) => translate(texts[state]),
    },
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
