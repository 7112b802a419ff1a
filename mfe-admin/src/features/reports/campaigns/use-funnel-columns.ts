import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { CampaignInReport } from '@pathshala/svc-campaigns-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export interface CampaignRow extends CampaignInReport {
  readonly _id: string;
}

const kinds = ['exam', 'general'] as const;
const steps = ['seen', 'registered', 'verified', 'sat'] as const;

export function useFunnelColumns(): readonly DataColumn<CampaignRow>[] {
  const { bilingual, number, choice } = useColumns<CampaignRow>();
  const translate = useText();
  const format = useFormat();
  return [
    { ...bilingual('title', texts.campaign, ({ title }) => title), sortable: true },
    choice('kind', texts.kind, { of: ({ kind }) => kind, values: kinds, textOf: (value) => texts[value] }),
    {
      id: 'start',
      title: translate(texts.starts),
      sortable: true,
      cell: ({ startDate }) => format.date(startDate),
      exportValue: ({ startDate }) => new Date(startDate),
    },
    ...steps.map((step) => ({
      ...number(step, texts[`${step}Short`], (row: CampaignRow) => row[step]),
      sortable: true,
    })),
    { ...number('cancelled', texts.cancelled, ({ cancelled }) => cancelled), isHiddenAtFirst: true },
  ];
}
