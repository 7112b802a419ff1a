import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useLanguage } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import { contentFields } from '../../resources/content.fields.ts';
import { useTexts } from '../../texts.ts';
import type { Content } from './use-content-list.ts';

export function useContentColumns(): readonly DataColumn<Content>[] {
  const { bilingual, number, text } = useColumns<Content>();
  const translate = useTexts();
  const language = useLanguage();
  return [
    { ...bilingual('name', contentFields.title.label, ({ title }) => title), sortable: true },
    {
      ...number('position', translate('contents.number'), ({ contentNumber }) => contentNumber),
      sortable: true,
    },
    text('details', contentFields.contentDetails.label, ({ contentDetails }) =>
      previewText(contentDetails, language),
    ),
  ];
}
