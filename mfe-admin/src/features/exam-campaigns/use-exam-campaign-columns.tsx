import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts as shared } from '../../campaigns/texts.ts';
import { sharedTexts } from '../../texts.ts';
import { ExamLink } from './exam-link.tsx';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { RegisteredCount } from './registered-count.tsx';
import { ResultsCell } from './results-cell.tsx';
import { texts as examCampaignsTexts } from './texts.ts';

type Column = DataColumn<ListedExamCampaign>;

const phases = ['running', 'upcoming', 'past'] as const;

export function useExamCampaignColumns(): readonly Column[] {
  return [...useNameColumns(), ...useExamColumns(), ...useWindowColumns()];
}

function useNameColumns(): readonly Column[] {
  const localised = useText();
  const inLanguage = useBilingual();
  return [
    {
      id: 'name',
      title: localised(examCampaignsTexts.title),
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
      title: localised(sharedTexts.usersState),
      filter: {
        kind: 'choice',
        options: phases.map((phase) => ({ value: phase, text: localised(sharedTexts.phase[phase]) })),
      },
      cell: ({ phase }) => (
        <Badge tone={phase === 'running' ? 'good' : 'neutral'}>{localised(sharedTexts.phase[phase])}</Badge>
      ),
      exportValue: ({ phase }) => localised(sharedTexts.phase[phase]),
    },
  ];
}

/** Last, because they are what a narrow table can cut off. */
function useWindowColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'start',
      title: translate(examCampaignsTexts.starts),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ startDate }) => format.shortDateTime(startDate),
      exportValue: ({ startDate }) => new Date(startDate),
    },
    {
      id: 'end',
      title: translate(examCampaignsTexts.ends),
      sortable: true,
      cell: ({ endDate }) => format.shortDateTime(endDate),
      exportValue: ({ endDate }) => new Date(endDate),
    },
  ];
}

function useExamColumns(): readonly Column[] {
  const translate = useText();
  return [
    {
      id: 'registered',
      title: translate(examCampaignsTexts.registered),
      isNumber: true,
      sortable: true,
      cell: (campaign) => <RegisteredCount campaign={campaign} />,
      exportValue: ({ registeredCount }) => registeredCount,
    },
    {
      id: 'exam',
      title: translate(examCampaignsTexts.exam),
      filter: {
        kind: 'choice',
        options: [
          { value: 'with', text: translate(examCampaignsTexts.hasExam) },
          { value: 'without', text: translate(examCampaignsTexts.hasNoExam) },
        ],
      },
      cell: (campaign) => <ExamLink campaign={campaign} />,
      exportValue: ({ exam }) => exam.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0),
    },
    {
      id: 'results',
      title: translate(examCampaignsTexts.results),
      filter: {
        kind: 'choice',
        options: [
          { value: 'due', text: translate(examCampaignsTexts.resultsDue) },
          { value: 'released', text: translate(examCampaignsTexts.resultsOpen) },
        ],
      },
      cell: (campaign) => <ResultsCell campaign={campaign} />,
      exportValue: ({ resultsReleasedAt }) =>
        resultsReleasedAt === null ? null : new Date(resultsReleasedAt),
    },
  ];
}
