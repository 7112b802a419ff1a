import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { formTexts } from '../texts.ts';
import { SubjectMinima } from './subject-minima.tsx';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { MarkingSchemeSummary } from '@pathshala/web-kit/parts/marking-scheme';
import styles from '../exam-form.module.css';
import { valueOf } from '../typed-number.ts';
import { useScheme } from './use-scheme.ts';

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

/** Questions of the example for an exam that has none yet. */
const usualCount = 100;

/** The marking in plain words with an example, as students read it before they start. */
function MarkingPreview(): ReactNode {
  const translate = useText();
  const scheme = useScheme();
  const [list, passing] = useWatch<ExamValues, ['mcqs', 'passingScore']>({ name: ['mcqs', 'passingScore'] });
  const mcqs = useDeferredValue(list.get());
  return (
    <div className={styles['example']}>
      <strong>{translate(formTexts.example)}</strong>
      <MarkingSchemeSummary
        scheme={scheme}
        points={numberOf(mcqs[0]?.points ?? '') || 1}
        questions={mcqs.length || usualCount}
        passingScore={valueOf(passing) || undefined}
      />
    </div>
  );
}
