import { questionFields } from '@pathshala/admin-exams/bank-question/question.fields';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { texts } from '../texts.ts';
import styles from './questions.module.css';

type Column = DataColumn<BankQuestion>;

const difficulties = ['easy', 'medium', 'hard'] as const;

export function useQuestionColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'question',
      title: translate(questionFields.question.label),
      sortable: true,
      cell: ({ question }) => <Stem html={question} />,
    },
    ...usePlaceColumns(),
    {
      id: 'difficulty',
      title: translate(questionFields.difficulty.label),
      sortable: true,
      filter: {
        kind: 'choice',
        options: difficulties.map((value) => ({
          value,
          text: translate(questionFields.difficulty.choices[value]),
        })),
      },
      cell: ({ difficulty }) => translate(questionFields.difficulty.choices[difficulty]),
    },
    {
      id: 'points',
      title: translate(questionFields.points.label),
      isNumber: true,
      sortable: true,
      cell: ({ points }) => format.number(points),
    },
    ...useUseColumns(),
    {
      id: 'created',
      title: translate(texts.added),
      sortable: true,
      cell: ({ createdAt }) => format.shortDate(createdAt),
    },
  ];
}

function Stem({ html }: { readonly html: string }) {
  const translate = useText();
  if (isBlankFragment(html)) return translate(texts.noText);
  return (
    <span className={styles['stem']}>
      <RichText html={html} isInline />
    </span>
  );
}

/** Subject, chapter and tags, with what the bank has as filters. */
function usePlaceColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const [params] = useQueryParams();
  const facets = useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data;
  const subjects = facets?.subjects ?? [];
  const chosen = params.get('subject');
  const chapters = subjects.flatMap(({ subject, chapters: own }) =>
    chosen === null || subject === chosen ? own : [],
  );
  const options = (labels: readonly string[]) =>
    [...new Set(labels)].flatMap((value) => (value === '' ? [] : [{ value, text: inLanguage(value) }]));
  return [
    {
      id: 'subject',
      title: translate(questionFields.subject.label),
      sortable: true,
      filter: { kind: 'choice', options: options(subjects.map(({ subject }) => subject)) },
      cell: ({ subject }) => inLanguage(subject),
    },
    {
      id: 'chapter',
      title: translate(questionFields.chapter.label),
      filter: { kind: 'choice', options: options(chapters.map(({ chapter }) => chapter)) },
      cell: ({ chapter }) => inLanguage(chapter),
    },
    {
      id: 'tag',
      title: translate(questionFields.tags.label),
      isHiddenAtFirst: true,
      filter: { kind: 'choice', options: options((facets?.tags ?? []).map(({ tag }) => tag)) },
      cell: ({ tags }) => tags.join(', '),
    },
  ];
}

/** Returns the columns about the use of a question in exams and practice. */
function useUseColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'used',
      title: translate(texts.uses),
      isNumber: true,
      sortable: true,
      filter: {
        kind: 'choice',
        options: [
          { value: 'yes', text: translate(texts.usedYes) },
          { value: 'no', text: translate(texts.usedNo) },
        ],
      },
      cell: ({ uses }) => format.number(uses),
    },
    {
      id: 'forPractice',
      title: translate(questionFields.forPractice.name),
      filter: {
        kind: 'choice',
        options: (['yes', 'no'] as const).map((value) => ({ value, text: translate(texts[value]) })),
      },
      cell: ({ forPractice }) => translate(forPractice ? texts.yes : texts.no),
    },
  ];
}
