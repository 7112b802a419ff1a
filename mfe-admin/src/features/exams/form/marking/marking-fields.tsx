import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { formTexts } from '../texts.ts';
import { MarkingPreview } from './marking-preview.tsx';
import { SubjectMinima } from './subject-minima.tsx';

/** Sets how answers become marks, with an example, and the order in which students get the questions. */
export function MarkingFields(): ReactNode {
  const translate = useText();
  const isOwn = useWatch<ExamValues, 'marking.isOwn'>({ name: 'marking.isOwn' });
  return (
    <section>
      <h2>{translate(formTexts.marking)}</h2>
      <Field<ExamValues> name="marking.isOwn" />
      {isOwn && (
        <>
          <AnswerRules />
          <MeritRules />
        </>
      )}
      <MarkingPreview />
      <Field<ExamValues> name="order.questions" />
      <Field<ExamValues> name="order.options" />
    </section>
  );
}

function AnswerRules(): ReactNode {
  const [right, wrong] = useWatch<ExamValues, ['marking.rightGives', 'marking.wrongCosts']>({
    name: ['marking.rightGives', 'marking.wrongCosts'],
  });
  return (
    <FormColumns>
      <Field<ExamValues> name="marking.rightGives" />
      {right === 'marks' && <Field<ExamValues> name="marking.rightMarks" />}
      <Field<ExamValues> name="marking.wrongCosts" />
      {wrong === 'marks' && <Field<ExamValues> name="marking.wrongMarks" />}
    </FormColumns>
  );
}

function MeritRules(): ReactNode {
  const hasGpa = useWatch<ExamValues, 'marking.hasGpa'>({ name: 'marking.hasGpa' });
  return (
    <>
      <FormColumns>
        <Field<ExamValues> name="marking.minimumTotal" />
        <Field<ExamValues> name="marking.secondTimerDeduction" />
      </FormColumns>
      <SubjectMinima />
      <Field<ExamValues> name="marking.hasGpa" />
      {hasGpa && (
        <FormColumns>
          <Field<ExamValues> name="marking.sscWeight" />
          <Field<ExamValues> name="marking.hscWeight" />
        </FormColumns>
      )}
    </>
  );
}
