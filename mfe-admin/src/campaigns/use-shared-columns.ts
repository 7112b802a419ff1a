import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useText } from '@pathshala/web-kit/texts';
import { useTexts } from '../texts.ts';
import { campaignFields } from '../resources/campaign.fields.ts';
import { texts } from './texts.ts';

const phases = ['running', 'upcoming', 'past'] as const;

interface ListedCampaign {
  readonly title: string;
  readonly phase: (typeof phases)[number];
  readonly startDate: string;
  readonly endDate: string;
}

/** The columns that the lists of both kinds of campaigns have. */
export function useSharedColumns<Row extends ListedCampaign>(): Readonly<
  Record<'name' | 'phase' | 'start' | 'end', DataColumn<Row>>
> {
  const translate = useText();
  const phaseName = useTexts();
  const { bilingual, choice, dateTime } = useColumns<Row>();
  return {
    name: {
      ...bilingual('name', campaignFields.title.label, ({ title }) => title),
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'archived',
        label: translate(texts.archiveFilter),
        unset: translate(texts.archiveWithout),
        options: [
          { value: 'only', text: translate(texts.archiveOnly) },
          { value: 'with', text: translate(texts.archiveWith) },
        ],
      },
    },
    phase: choice('phase', texts.state, {
      of: ({ phase }) => phase,
      values: phases,
      textOf: (phase) => phaseName(`phase.${phase}`),
      toneOf: (phase) => (phase === 'running' ? 'good' : 'neutral'),
    }),
    start: {
      ...dateTime('start', texts.starts, ({ startDate }) => startDate),
      sortable: true,
      filter: { kind: 'date-range' },
    },
    end: { ...dateTime('end', texts.ends, ({ endDate }) => endDate), sortable: true },
  };
}
