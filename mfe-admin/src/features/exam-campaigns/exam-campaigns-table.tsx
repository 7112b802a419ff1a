import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './exam-campaigns.module.css';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { ResultsCell } from './results-cell.tsx';

export interface ExamCampaignsTableProps {
  readonly campaigns: readonly ListedExamCampaign[];
  readonly onRelease: (campaign: ListedExamCampaign) => void;
}

export function ExamCampaignsTable({ campaigns, onRelease }: ExamCampaignsTableProps): ReactNode {
  const translate = useTexts();
  const columns = useColumns(onRelease);
  return (
    <Table
      caption={translate('menu.examCampaigns')}
      columns={columns}
      rows={campaigns}
      keyOf={({ _id }) => _id}
    />
  );
}

function useColumns(onRelease: ExamCampaignsTableProps['onRelease']): readonly Column<ListedExamCampaign>[] {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'title',
      title: translate('examCampaigns.title'),
      cell: ({ _id, title }) => <Link to={`/campaigns/exam/${_id}`}>{half(title)}</Link>,
    },
    {
      id: 'phase',
      title: translate('users.state'),
      cell: ({ phase }) => (
        <Badge tone={phase === 'running' ? 'good' : 'neutral'}>{translate(`phase.${phase}`)}</Badge>
      ),
    },
    {
      id: 'starts',
      title: translate('examCampaigns.starts'),
      cell: ({ startDate }) => format.dateTime(startDate),
    },
    { id: 'ends', title: translate('examCampaigns.ends'), cell: ({ endDate }) => format.dateTime(endDate) },
    {
      id: 'registered',
      title: translate('examCampaigns.registered'),
      isNumber: true,
      cell: (campaign) => <Registered campaign={campaign} />,
    },
    {
      id: 'exam',
      title: translate('examCampaigns.exam'),
      cell: (campaign) => <ExamLink campaign={campaign} />,
    },
    {
      id: 'results',
      title: translate('examCampaigns.results'),
      cell: (campaign) => <ResultsCell campaign={campaign} onRelease={onRelease} />,
    },
  ];
}

function Registered({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { registeredCount, maxParticipants, waitingCount } = campaign;
  return (
    <>
      {format.number(registeredCount)}
      {maxParticipants > 0 && ` / ${format.number(maxParticipants)}`}
      {waitingCount > 0 && (
        <span className={styles['quiet']}>{translate('examCampaigns.waiting', { n: waitingCount })}</span>
      )}
    </>
  );
}

/** Links to the exam form, or to the paper once the campaign has begun. */
function ExamLink({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const { _id, exam, phase, title } = campaign;
  const hasQuestions = exam.subjects.some(({ questionCount }) => questionCount > 0);
  const fixedOrNot = phase === 'upcoming' ? 'examCampaigns.editExam' : 'examCampaigns.seePaper';
  return (
    <Link to={`/campaigns/${_id}/add-exam`}>
      {translate(hasQuestions ? fixedOrNot : 'examCampaigns.addExam')}
      <VisuallyHidden> {half(title)}</VisuallyHidden>
    </Link>
  );
}
