import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import type { Content } from './use-content-list.ts';
import { texts } from './texts.ts';

export function useContentColumns(): readonly DataColumn<Content>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const language = useLanguage();
  return [
    {
      id: 'name',
      title: translate(texts.name),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'position',
      title: translate(texts.number),
      isNumber: true,
      sortable: true,
      cell: ({ contentNumber }) => format.number(contentNumber),
      exportValue: ({ contentNumber }) => contentNumber,
    },
    {
      id: 'details',
      title: translate(texts.details),
      cell: ({ contentDetails }) => previewText(contentDetails, language),
      exportValue: ({ contentDetails }) => previewText(contentDetails, language),
    },
  ];
}
