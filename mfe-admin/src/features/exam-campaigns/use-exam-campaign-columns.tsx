import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useSharedColumns } from '../../campaigns/use-shared-columns.ts';
import { useTexts } from '../../texts.ts';
import { ExamLink } from './exam-link.tsx';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { RegisteredCount } from './registered-count.tsx';
import { ResultsCell } from './results-cell.tsx';

/** The window is last, because it is what a narrow table can cut off. */
export function useExamCampaignColumns(): readonly DataColumn<ListedExamCampaign>[] {
  const translate = useTexts();
  const { number, dateTime, filterOf } = useColumns<ListedExamCampaign>();
  const { name, phase, start, end } = useSharedColumns<ListedExamCampaign>();
  return [
    name,
    phase,
    {
      ...number(
        'registered',
        translate('examCampaigns.registered'),
        ({ registeredCount }) => registeredCount,
      ),
      sortable: true,
      cell: (campaign) => <RegisteredCount campaign={campaign} />,
    },
    {
      id: 'exam',
      title: translate('examCampaigns.exam'),
      filter: filterOf({
        values: ['with', 'without'],
        textOf: (value) => translate(value === 'with' ? 'examCampaigns.hasExam' : 'examCampaigns.hasNoExam'),
      }),
      cell: (campaign) => <ExamLink campaign={campaign} />,
      exportValue: ({ exam }) => exam.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0),
    },
    {
      ...dateTime('results', translate('examCampaigns.results'), (campaign) => campaign.resultsReleasedAt),
      filter: filterOf({
        values: ['due', 'released'],
        textOf: (value) =>
          translate(value === 'due' ? 'examCampaigns.resultsDue' : 'examCampaigns.resultsOpen'),
      }),
      cell: (campaign) => <ResultsCell campaign={campaign} />,
    },
    start,
    end,
  ];
}
