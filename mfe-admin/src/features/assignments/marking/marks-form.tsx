import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useStoredForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { AssignmentForAdmin, SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import type { listSubmissions, markSubmission } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { allPages } from '../../../bulk/all-pages.ts';
import { useSaveAndNextKey } from '../../../marking/use-desk-keys.ts';
import { staleAssignments } from '../stale-assignments.ts';
import styles from './marking.module.css';
import { marksSchema, type MarksValues, marksValuesOf, sumOfScores } from './marks-values.ts';
import { texts } from './texts.ts';

interface MarksFormProps {
  readonly assignment: AssignmentForAdmin;
  readonly submission: SubmissionForMarker;
  readonly onSaved: () => void;
}

function useMarksForm({ assignment, submission, onSaved }: MarksFormProps) {
  const { api } = useServices();
  const [schema] = useState(() => marksSchema(assignment, texts.tooHigh));
  return useStoredForm({
    draft: ['marks', submission._id],
    schema,
    stored: submission,
    valuesOf: (stored) => marksValuesOf(assignment, stored),
    read: async () => {
      const handIns = await allPages((page, pageSize) =>
        api.call<typeof listSubmissions>('get', '/assignments/{id}/submissions', {
          params: { id: assignment._id },
          query: { show: 'all', page, pageSize },
        }),
      );
      return handIns.find(({ _id }) => _id === submission._id) ?? submission;
    },
    replace: (body, edit) =>
      api.call<typeof markSubmission>('put', '/assignments/submissions/{id}/marks', {
        params: { id: submission._id },
        body: { ...body, ...edit },
      }),
    nameOf: () => submission.studentName,
    savedText: texts.saved,
    stale: [...staleAssignments, '/assignments/{id}/submissions'],
    onSaved,
  });
}

/** Marks per criterion, or one score, and feedback. */
export function MarksForm(props: MarksFormProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  const form = useMarksForm(props);
  useSaveAndNextKey(form.save);
  const { criteria, maxScore } = props.assignment;
  return (
    <AdminForm form={form}>
      {criteria.length === 0 ? (
        <NumberField<MarksValues> name="score" label={translate(texts.score, { max: number(maxScore) })} />
      ) : (
        <>
          {criteria.map((criterion, index) => (
            <NumberField<MarksValues>
              key={criterion.name}
              name={`scores.${index}.score`}
              label={translate(texts.criterion, {
                name: inLanguage(criterion.name),
                max: number(criterion.maxScore),
              })}
            />
          ))}
          <Sum maxScore={maxScore} />
        </>
      )}
      <TextField<MarksValues>
        name="feedback"
        label={translate(texts.feedback)}
        help={translate(texts.feedbackHelp)}
        rows={6}
        maxLength={10_000}
        isOptional
      />
      <SaveBar>
        <SaveButton text={translate(props.submission.marks ? texts.save : texts.saveNext)} />
      </SaveBar>
    </AdminForm>
  );
}

function Sum({ maxScore }: Pick<AssignmentForAdmin, 'maxScore'>): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const scores = useWatch<MarksValues, 'scores'>({ name: 'scores' });
  return (
    <output className={styles['sum']}>
      {translate(texts.sum, { sum: number(sumOfScores(scores)), max: number(maxScore) })}
    </output>
  );
}
