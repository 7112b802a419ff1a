import { permissions } from '@pathshala/rules/permissions';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import type { listQuestions } from '@pathshala/svc-exams-contract/question-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { previewText } from '../../course-tree/preview-text.ts';
import { examPaths, questionPaths } from '../../exams/paths.ts';
import { type GuardedSource, pageSize } from './use-course-sources.ts';
import { texts } from './texts.ts';

/** Exams and questions by the search of their lists. */
export function useExamSources(): readonly GuardedSource[] {
  const { api } = useServices();
  const translate = useText();
  const inLanguage = useBilingual();
  const language = useLanguage();
  return [
    {
      permission: permissions.questions,
      title: translate(texts.exams),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const { items } = await api.call<typeof listExams>('get', '/exams', input, { signal });
        return items.map(({ _id, title, parentTitle }) => ({
          to: examPaths.exam(_id),
          text: inLanguage(title),
          hint: inLanguage(parentTitle),
        }));
      },
    },
    {
      permission: permissions.questions,
      title: translate(texts.questions),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const { items } = await api.call<typeof listQuestions>('get', '/questions', input, { signal });
        return items.map(({ _id, question, subject }) => ({
          to: questionPaths.edit(_id),
          text: previewText(question, language),
          hint: inLanguage(subject),
        }));
      },
    },
  ];
}
