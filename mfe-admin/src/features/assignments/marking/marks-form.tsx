import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { AssignmentForAdmin, SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import type { listSubmissions, markSubmission } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
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
  const translate = useText();
  const { api, toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const [setup] = useState(() => ({
    schema: marksSchema(assignment, texts.tooHigh),
    defaultValues: marksValuesOf(assignment, submission),
  }));
  return useAdminForm({
    ...setup,
    rev: submission.rev,
    draft: { name: `marks:${userId}:${submission._id}` },
    invalidates: [...staleAssignments, '/assignments/{id}/submissions'],
    save: (body, { rev }) =>
      api.call<typeof markSubmission>('put', '/assignments/submissions/{id}/marks', {
        params: { id: submission._id },
        body: { ...body, ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const handIns = await allPages((page, pageSize) =>
        api.call<typeof listSubmissions>('get', '/assignments/{id}/submissions', {
          params: { id: assignment._id },
          query: { show: 'all', page, pageSize },
        }),
      );
      const stored = handIns.find(({ _id }) => _id === submission._id) ?? submission;
      const { rev, changedBy, changedAt } = stored;
      return { values: marksValuesOf(assignment, stored), rev, changedBy, changedAt };
    },
    onSaved: () => {
      toast.success(translate(texts.saved, { name: submission.studentName }));
      onSaved();
    },
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
