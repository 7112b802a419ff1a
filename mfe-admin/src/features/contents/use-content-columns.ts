import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import { useTexts } from '../../texts.ts';
import type { Content } from './use-content-list.ts';

export function useContentColumns(): readonly DataColumn<Content>[] {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const format = useFormat();
  const language = useLanguage();
  return [
    {
      id: 'name',
      title: translate('contents.name'),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'position',
      title: translate('contents.number'),
      isNumber: true,
      sortable: true,
      cell: ({ contentNumber }) => format.number(contentNumber),
      exportValue: ({ contentNumber }) => contentNumber,
    },
    {
      id: 'details',
      title: translate('contents.details'),
      cell: ({ contentDetails }) => previewText(contentDetails, language),
      exportValue: ({ contentDetails }) => previewText(contentDetails, language),
    },
  ];
}
