import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import { useTexts } from '../../texts.ts';
import type { Lesson } from './lesson-draft.ts';
import { OuterLink } from './outer-link.tsx';

export function useLessonColumns(): readonly DataColumn<Lesson>[] {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const format = useFormat();
  const language = useLanguage();
  return [
    {
      id: 'name',
      title: translate('lessons.name'),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'content',
      title: translate('lessons.content'),
      cell: ({ content }) => previewText(content, language),
      exportValue: ({ content }) => previewText(content, language),
    },
    {
      id: 'video',
      title: translate('lessons.videoLink'),
      cell: ({ videoLink, title }) => <OuterLink href={videoLink} name={inLanguage(title)} />,
      exportValue: ({ videoLink }) => videoLink,
    },
    {
      id: 'duration',
      title: translate('lessons.duration'),
      isNumber: true,
      cell: ({ duration }) => format.number(duration),
      exportValue: ({ duration }) => duration,
    },
  ];
}
