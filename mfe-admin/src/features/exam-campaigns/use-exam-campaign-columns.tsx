import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts as shared } from '../../campaigns/texts.ts';
import { useTexts } from '../../texts.ts';
import { ExamLink } from './exam-link.tsx';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { RegisteredCount } from './registered-count.tsx';
import { ResultsCell } from './results-cell.tsx';

type Column = DataColumn<ListedExamCampaign>;

const phases = ['running', 'upcoming', 'past'] as const;

export function useExamCampaignColumns(): readonly Column[] {
  return [...useNameColumns(), ...useExamColumns(), ...useWindowColumns()];
}

function useNameColumns(): readonly Column[] {
  const translate = useTexts();
  const localised = useText();
  const inLanguage = useBilingual();
  return [
    {
      id: 'name',
      title: translate('examCampaigns.title'),
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'archived',
        label: localised(shared.archiveFilter),
        unset: localised(shared.archiveWithout),
        options: [
          { value: 'only', text: localised(shared.archiveOnly) },
          { value: 'with', text: localised(shared.archiveWith) },
        ],
      },
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'phase',
      title: translate('users.state'),
      filter: {
        kind: 'choice',
        options: phases.map((phase) => ({ value: phase, text: translate(`phase.${phase}`) })),
      },
      cell: ({ phase }) => (
        <Badge tone={phase === 'running' ? 'good' : 'neutral'}>{translate(`phase.${phase}`)}</Badge>
      ),
      exportValue: ({ phase }) => translate(`phase.${phase}`),
    },
  ];
}

/** Last, because they are what a narrow table can cut off. */
function useWindowColumns(): readonly Column[] {
  const translate = useTexts();
  const format = useFormat();
  return [
    {
      id: 'start',
      title: translate('examCampaigns.starts'),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ startDate }) => format.shortDateTime(startDate),
      exportValue: ({ startDate }) => new Date(startDate),
    },
    {
      id: 'end',
      title: translate('examCampaigns.ends'),
      sortable: true,
      cell: ({ endDate }) => format.shortDateTime(endDate),
      exportValue: ({ endDate }) => new Date(endDate),
    },
  ];
}

function useExamColumns(): readonly Column[] {
  const translate = useTexts();
  return [
    {
      id: 'registered',
      title: translate('examCampaigns.registered'),
      isNumber: true,
      sortable: true,
      cell: (campaign) => <RegisteredCount campaign={campaign} />,
      exportValue: ({ registeredCount }) => registeredCount,
    },
    {
      id: 'exam',
      title: translate('examCampaigns.exam'),
      filter: {
        kind: 'choice',
        options: [
          { value: 'with', text: translate('examCampaigns.hasExam') },
          { value: 'without', text: translate('examCampaigns.hasNoExam') },
        ],
      },
      cell: (campaign) => <ExamLink campaign={campaign} />,
      exportValue: ({ exam }) => exam.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0),
    },
    {
      id: 'results',
      title: translate('examCampaigns.results'),
      filter: {
        kind: 'choice',
        options: [
          { value: 'due', text: translate('examCampaigns.resultsDue') },
          { value: 'released', text: translate('examCampaigns.resultsOpen') },
        ],
      },
      cell: (campaign) => <ResultsCell campaign={campaign} />,
      exportValue: ({ resultsReleasedAt }) =>
        resultsReleasedAt === null ? null : new Date(resultsReleasedAt),
    },
  ];
}
