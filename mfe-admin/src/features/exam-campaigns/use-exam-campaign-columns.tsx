import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useSharedColumns } from '../../campaigns/use-shared-columns.ts';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { ResultsCell } from './results-cell.tsx';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import styles from './exam-campaigns.module.css';

/** The window is last, because it is what a narrow table can cut off. */
export function useExamCampaignColumns(): readonly DataColumn<ListedExamCampaign>[] {
  const translate = useText();
  const { number, dateTime, filterOf } = useColumns<ListedExamCampaign>();
  const { name, phase, start, end } = useSharedColumns<ListedExamCampaign>();
  return [
    name,
    phase,
    {
      ...number('registered', translate(texts.registered), ({ registeredCount }) => registeredCount),
      sortable: true,
      cell: (campaign) => <RegisteredCount campaign={campaign} />,
    },
    {
      id: 'exam',
      title: translate(texts.exam),
      filter: filterOf({
        values: ['with', 'without'],
        textOf: (value) => translate(value === 'with' ? texts.hasExam : texts.hasNoExam),
      }),
      cell: (campaign) => <ExamLink campaign={campaign} />,
      exportValue: ({ exam }) => exam.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0),
    },
    {
      ...dateTime('results', translate(texts.results), (campaign) => campaign.resultsReleasedAt),
      filter: filterOf({
        values: ['due', 'released'],
        textOf: (value) => translate(value === 'due' ? texts.resultsDue : texts.resultsOpen),
      }),
      cell: (campaign) => <ResultsCell campaign={campaign} />,
    },
    start,
    end,
  ];
}

/** Links to the exam form, or to the paper once the campaign has begun. */
function ExamLink({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id, exam, phase, title } = campaign;
  const hasQuestions = exam.subjects.some(({ questionCount }) => questionCount > 0);
  const fixedOrNot = phase === 'upcoming' ? texts.editExam : texts.seePaper;
  return (
    <Link to={`/campaigns/${_id}/add-exam`}>
      {translate(hasQuestions ? fixedOrNot : texts.addExam)}
      <VisuallyHidden> {inLanguage(title)}</VisuallyHidden>
    </Link>
  );
}

/** `30 / 100, 2 waiting`. */
function RegisteredCount({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { registeredCount, maxParticipants, waitingCount } = campaign;
  return (
    <>
      {format.number(registeredCount)}
      {maxParticipants > 0 && ` / ${format.number(maxParticipants)}`}
      {waitingCount > 0 && (
        <span className={styles['quiet']}> · {translate(texts.waiting, { n: waitingCount })}</span>
      )}
    </>
  );
}
