import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import { lessonFields } from '../../resources/lesson.fields.ts';
import type { Lesson } from './lesson-draft.ts';
import { OuterLink } from './outer-link.tsx';

export function useLessonColumns(): readonly DataColumn<Lesson>[] {
  const { bilingual, number, text } = useColumns<Lesson>();
  const translate = useText();
  const inLanguage = useBilingual();
  const language = useLanguage();
  return [
    { ...bilingual('name', lessonFields.title.label, ({ title }) => title), sortable: true },
    text('content', lessonFields.content.label, ({ content }) => previewText(content, language)),
    {
      id: 'video',
      title: translate(lessonFields.videoLink.label),
      cell: ({ videoLink, title }) => <OuterLink href={videoLink} name={inLanguage(title)} />,
      exportValue: ({ videoLink }) => videoLink,
    },
    number('duration', lessonFields.duration.label, ({ duration }) => duration),
  ];
}
