import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listChapters } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { chapterFields } from '../../resources/chapter.fields.ts';
import { useTexts } from '../../texts.ts';

export type Chapter = AnswerOf<typeof listChapters>['items'][number];

export function useChapterColumns(): readonly DataColumn<Chapter>[] {
  const { bilingual, number } = useColumns<Chapter>();
  const translate = useTexts();
  return [
    {
      ...bilingual('name', chapterFields.chapterTitle.label, ({ chapterTitle }) => chapterTitle),
      sortable: true,
    },
    {
      ...number('position', chapterFields.chapterNumber.label, ({ chapterNumber }) => chapterNumber),
      sortable: true,
    },
    bilingual('summary', chapterFields.chapterSummary.label, ({ chapterSummary }) => chapterSummary),
    number('lessons', translate('chapters.lessons'), ({ lessons }) => lessons),
  ];
}
