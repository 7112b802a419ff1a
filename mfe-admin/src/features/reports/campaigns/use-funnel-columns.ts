import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { CampaignInReport } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export interface CampaignRow extends CampaignInReport {
  readonly _id: string;
}

const kinds = ['exam', 'general'] as const;
const steps = ['seen', 'registered', 'verified', 'sat'] as const;

export function useFunnelColumns(): readonly DataColumn<CampaignRow>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'title',
      title: translate(texts.campaign),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'kind',
      title: translate(texts.kind),
      filter: { kind: 'choice', options: kinds.map((value) => ({ value, text: translate(texts[value]) })) },
      cell: ({ kind }) => translate(texts[kind]),
      exportValue: ({ kind }) => translate(texts[kind]),
    },
    {
      id: 'start',
      title: translate(texts.starts),
      sortable: true,
      cell: ({ startDate }) => format.date(startDate),
      exportValue: ({ startDate }) => new Date(startDate),
    },
    ...steps.map((step) => ({
      id: step,
      title: translate(texts[`${step}Short`]),
      isNumber: true,
      sortable: true,
      cell: (row: CampaignRow) => format.number(row[step]),
      exportValue: (row: CampaignRow) => row[step],
    })),
    {
      id: 'cancelled',
      title: translate(texts.cancelled),
      isNumber: true,
      isHiddenAtFirst: true,
      cell: ({ cancelled }) => format.number(cancelled),
      exportValue: ({ cancelled }) => cancelled,
    },
  ];
}
