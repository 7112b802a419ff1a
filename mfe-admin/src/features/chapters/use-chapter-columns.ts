import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listChapters } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useTexts } from '../../texts.ts';

export type Chapter = AnswerOf<typeof listChapters>['items'][number];

export function useChapterColumns(): readonly DataColumn<Chapter>[] {
  const { bilingual, number } = useColumns<Chapter>();
  const translate = useTexts();
  return [
    { ...bilingual('name', translate('chapters.name'), ({ chapterTitle }) => chapterTitle), sortable: true },
    {
      ...number('position', translate('chapters.number'), ({ chapterNumber }) => chapterNumber),
      sortable: true,
    },
    bilingual('summary', translate('chapters.summary'), ({ chapterSummary }) => chapterSummary),
    number('lessons', translate('chapters.lessons'), ({ lessons }) => lessons),
  ];
}
