import { MultiSelect } from '@mantine/core';
import { useField } from '@pathshala/admin-kit/forms/use-field';
import type { listUsedPapers } from '@pathshala/svc-exams-contract/banked-papers';
import type { QuestionUse } from '@pathshala/svc-exams-contract/question';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { BlueprintValues } from './blueprint-values.ts';
import { texts } from './texts.ts';

const maxPapers = 50;

/** The papers whose questions are left out: of the latest ones, and of those that are chosen already. */
export function PapersField({ chosen }: { readonly chosen: readonly QuestionUse[] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { value, set, onBlur, attributes } = useField<string[], BlueprintValues>({
    name: 'notInPapers',
    label: translate(texts.notInPapers),
    help: translate(texts.notInPapersHelp),
    isOptional: true,
  });
  const latest = useApiQuery<typeof listUsedPapers>('/questions/papers', {}).data?.items ?? [];
  const papers = new Map([...latest, ...chosen].map((paper) => [paper.examId, paper]));
  const labelOf = ({ title, usedAt }: QuestionUse): string =>
    usedAt ? `${inLanguage(title)} · ${format.shortDate(usedAt)}` : inLanguage(title);
  const unknown = value.filter((id) => !papers.has(id)).map((id) => ({ value: id, label: id }));
  return (
    <MultiSelect
      {...attributes}
      searchable
      maxValues={maxPapers}
      data={[
        ...[...papers.values()].map((paper) => ({ value: paper.examId, label: labelOf(paper) })),
        ...unknown,
      ]}
      value={value}
      onBlur={onBlur}
      onChange={set}
    />
  );
}
