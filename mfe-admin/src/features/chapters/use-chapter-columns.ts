import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { listChapters } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat } from '@pathshala/web-kit/texts';
import { useTexts } from '../../texts.ts';

export type Chapter = AnswerOf<typeof listChapters>['items'][number];

export function useChapterColumns(): readonly DataColumn<Chapter>[] {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'name',
      title: translate('chapters.name'),
      sortable: true,
      cell: ({ chapterTitle }) => inLanguage(chapterTitle),
      exportValue: ({ chapterTitle }) => chapterTitle,
    },
    {
      id: 'position',
      title: translate('chapters.number'),
      isNumber: true,
      sortable: true,
      cell: ({ chapterNumber }) => format.number(chapterNumber),
      exportValue: ({ chapterNumber }) => chapterNumber,
    },
    {
      id: 'summary',
      title: translate('chapters.summary'),
      cell: ({ chapterSummary }) => inLanguage(chapterSummary),
      exportValue: ({ chapterSummary }) => chapterSummary,
    },
    {
      id: 'lessons',
      title: translate('chapters.lessons'),
      isNumber: true,
      cell: ({ lessons }) => format.number(lessons),
      exportValue: ({ lessons }) => lessons,
    },
  ];
}
