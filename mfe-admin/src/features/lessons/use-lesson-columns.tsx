import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import type { Lesson } from './lesson-draft.ts';
import { OuterLink } from './outer-link.tsx';
import { texts } from './texts.ts';

export function useLessonColumns(): readonly DataColumn<Lesson>[] {
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
      id: 'content',
      title: translate(texts.content),
      cell: ({ content }) => previewText(content, language),
      exportValue: ({ content }) => previewText(content, language),
    },
    {
      id: 'video',
      title: translate(texts.videoLink),
      cell: ({ videoLink, title }) => <OuterLink href={videoLink} name={inLanguage(title)} />,
      exportValue: ({ videoLink }) => videoLink,
    },
    {
      id: 'duration',
      title: translate(texts.duration),
      isNumber: true,
      cell: ({ duration }) => format.number(duration),
      exportValue: ({ duration }) => duration,
    },
  ];
}
