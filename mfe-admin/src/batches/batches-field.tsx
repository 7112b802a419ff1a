import { ChoicesField } from '@pathshala/admin-kit/forms/choices-field';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';

const texts = {
  archived: { en: '{name} (archived)', bn: '{name} (আর্কাইভ করা)' },
  failed: { en: 'The batches could not be loaded.', bn: 'ব্যাচগুলো আনা যায়নি।' },
};

interface BatchesFieldProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly help: string;
  /** Absent while it is not known: batches of all courses. */
  readonly courseId: string | undefined;
}

/** The batches that something of a course is addressed to. A course without batches has no such field. */
export function BatchesField<Values extends FieldValues = FieldValues>({
  courseId,
  help,
  ...field
}: BatchesFieldProps<Values>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const chosen: unknown = useWatch({ name: field.name });
  const hasChosen = Array.isArray(chosen) && chosen.length > 0;
  const query = { archived: 'with', sort: 'name', pageSize: 100, ...(courseId && { courseId }) } as const;
  const { data, error } = useApiQuery<typeof listBatches>('/courses/batches', { query });
  const choices = (data?.items ?? []).map(({ _id, name, archivedAt }) => ({
    value: _id,
    label: archivedAt === null ? inLanguage(name) : translate(texts.archived, { name: inLanguage(name) }),
  }));
  if (choices.length === 0 && error === null && !hasChosen) return null;
  return (
    <ChoicesField<Values>
      {...field}
      help={error === null ? help : translate(texts.failed)}
      isOptional
      maxValues={50}
      choices={choices}
    />
  );
}
