import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { BatchesField } from '../../../batches/batches-field.tsx';
import { examTypes, type ExamValues } from './exam-values.ts';
import { MarkingFields } from './marking/marking-fields.tsx';
import { NegativeMarking } from './marking/negative-marking.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { formTexts } from './texts.ts';
import { TotalMarksField } from './total-marks-field.tsx';
import { useFieldText } from './use-field-text.ts';
import { WrittenSection } from './written-section.tsx';

/** The fields of an exam in the order of spec §5. */
export function ExamFields({ courseId }: { readonly courseId: string | undefined }): ReactNode {
  const type = useWatch<ExamValues, 'type'>({ name: 'type' });
  return (
    <>
      <Basics courseId={courseId} />
      <TimeAndMarks type={type} />
      {type === 'MCQ' ? <QuestionsSection /> : <WrittenSection />}
      {type === 'MCQ' && <MarkingFields />}
    </>
  );
}

function Basics({ courseId }: { readonly courseId: string | undefined }): ReactNode {
  const translate = useText();
  const label = useFieldText();
  return (
    <section>
      <h2>{translate(formTexts.basics)}</h2>
      <TextField<ExamValues>
        name="title"
        label={label('title')}
        help={translate(formTexts.titleHelp)}
        maxLength={300}
      />
      <FormColumns>
        <ChoiceField<ExamValues>
          name="type"
          label={label('type')}
          choices={examTypes.map((value) => ({ value, label: translate(formTexts[value]) }))}
          display="radio"
        />
        <NumberField<ExamValues>
          name="ExamNumber"
          label={label('ExamNumber')}
          help={translate(formTexts.numberHelp)}
          isOptional
        />
      </FormColumns>
      <BatchesField<ExamValues>
        name="batchIds"
        label={label('batchIds')}
        help={translate(formTexts.batchesHelp)}
        courseId={courseId}
      />
    </section>
  );
}

function TimeAndMarks({ type }: Pick<ExamValues, 'type'>): ReactNode {
  const translate = useText();
  const label = useFieldText();
  return (
    <section>
      <h2>{translate(formTexts.timeAndMarks)}</h2>
      <FormColumns>
        <DateTimeField<ExamValues>
          name="startingDate"
          label={label('startingDate')}
          help={translate(formTexts.startHelp)}
        />
        <NumberField<ExamValues>
          name="timeLimit"
          label={label('timeLimit')}
          unit={translate(formTexts.minutes)}
        />
        <NumberField<ExamValues>
          name="duration"
          label={label('duration')}
          help={translate(formTexts.durationHelp)}
          unit={translate(formTexts.hours)}
        />
        <TotalMarksField />
        <NumberField<ExamValues> name="passingScore" label={label('passingScore')} />
        {type === 'MCQ' && <NegativeMarking />}
      </FormColumns>
    </section>
  );
}
