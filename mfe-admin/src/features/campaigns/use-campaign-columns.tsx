import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { listCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { z } from 'zod';
import { texts as shared } from '../../campaigns/texts.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

type ListedCampaign = z.output<(typeof listCampaigns)['answer']>['items'][number];
type Column = DataColumn<ListedCampaign>;

const phases = ['running', 'upcoming', 'past'] as const;

export function useCampaignColumns(): readonly Column[] {
  return [...useNameColumns(), ...usePlaceColumns(), ...useWindowColumns()];
}

function useNameColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  return [
    {
      id: 'name',
      title: translate(texts.name),
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'archived',
        label: translate(shared.archiveFilter),
        unset: translate(shared.archiveWithout),
        options: [
          { value: 'only', text: translate(shared.archiveOnly) },
          { value: 'with', text: translate(shared.archiveWith) },
        ],
      },
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'type',
      title: translate(texts.type),
      cell: ({ type }) => inLanguage(type),
      exportValue: ({ type }) => type,
    },
    {
      id: 'phase',
      title: translate(texts.state),
      filter: {
        kind: 'choice',
        options: phases.map((phase) => ({ value: phase, text: translate(sharedTexts.phase[phase]) })),
      },
      cell: ({ phase }) => (
        <Badge tone={phase === 'running' ? 'good' : 'neutral'}>{translate(sharedTexts.phase[phase])}</Badge>
      ),
      exportValue: ({ phase }) => translate(sharedTexts.phase[phase]),
    },
  ];
}

function usePlaceColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  return [
    {
      id: 'registered',
      title: translate(texts.registered),
      isNumber: true,
      sortable: true,
      cell: ({ registeredCount, maxParticipants }) =>
        format.number(registeredCount) + (maxParticipants > 0 ? ` / ${format.number(maxParticipants)}` : ''),
      exportValue: ({ registeredCount }) => registeredCount,
    },
    {
      id: 'waiting',
      title: translate(texts.waiting),
      isNumber: true,
      cell: ({ waitingCount }) => format.number(waitingCount),
      exportValue: ({ waitingCount }) => waitingCount,
    },
    {
      id: 'location',
      title: translate(texts.location),
      cell: ({ location }) => inLanguage(location),
      exportValue: ({ location }) => location,
    },
  ];
}

function useWindowColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'start',
      title: translate(texts.starts),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ startDate }) => format.shortDateTime(startDate),
      exportValue: ({ startDate }) => new Date(startDate),
    },
    {
      id: 'end',
      title: translate(texts.ends),
      sortable: true,
      cell: ({ endDate }) => format.shortDateTime(endDate),
      exportValue: ({ endDate }) => new Date(endDate),
    },
  ];
}
