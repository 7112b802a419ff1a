import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from './exam-values.ts';
import { MarkingFields } from './marking/marking-fields.tsx';
import { NegativeMarking } from './marking/negative-marking.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { formTexts } from './texts.ts';
import { TotalMarksField } from './total-marks-field.tsx';
import { WrittenSection } from './written-section.tsx';

/** The fields of an exam in the order of spec §5. */
export function ExamFields(): ReactNode {
  const type = useWatch<ExamValues, 'type'>({ name: 'type' });
  return (
    <>
      <Basics />
      <TimeAndMarks type={type} />
      {type === 'MCQ' ? <QuestionsSection /> : <WrittenSection />}
      {type === 'MCQ' && <MarkingFields />}
    </>
  );
}

function Basics(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(formTexts.basics)}</h2>
      <Field<ExamValues> name="title" />
      <FormColumns>
        <Field<ExamValues> name="type" />
        <Field<ExamValues> name="ExamNumber" />
      </FormColumns>
    </section>
  );
}

function TimeAndMarks({ type }: Pick<ExamValues, 'type'>): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(formTexts.timeAndMarks)}</h2>
      <FormColumns>
        <Field<ExamValues> name="startingDate" />
        <Field<ExamValues> name="timeLimit" />
        <Field<ExamValues> name="duration" />
        <TotalMarksField />
        <Field<ExamValues> name="passingScore" />
        {type === 'MCQ' && <NegativeMarking />}
      </FormColumns>
    </section>
  );
}
