import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { examLimits } from '@pathshala/svc-exams-contract/exam';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { ExamValues } from './exam-values.ts';
import { PdfField } from './pdf-field.tsx';
import { formTexts } from './texts.ts';
import { useFieldText } from './use-field-text.ts';

/** A written exam: the question, what helps to answer it, and what is marked apart. */
export function WrittenSection(): ReactNode {
  const translate = useText();
  const label = useFieldText();
  return (
    <section>
      <h2>{translate(formTexts.writtenTitle)}</h2>
      <RichTextField<ExamValues> name="written.questionText" label={label('questionText')} isTwoLanguage />
      <RichTextField<ExamValues>
        name="written.answerGuidelines"
        label={label('answerGuidelines')}
        isTwoLanguage
        isOptional
      />
      <FormColumns>
        <PdfField name="handwrittenPdf" />
        <PdfField name="downloadablePdf" />
      </FormColumns>
      <Criteria />
    </section>
  );
}

function Criteria(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const label = useFieldText();
  const { fields, append, remove } = useFieldArray<ExamValues, 'written.criteria'>({
    name: 'written.criteria',
  });
  return (
    <FieldRows
      legend={translate(formTexts.criteria)}
      help={translate(formTexts.criteriaHelp)}
      rows={fields}
      renderRow={(index) => (
        <>
          <TextField<ExamValues>
            name={`written.criteria.${index}.name`}
            label={`${translate(formTexts.criteria)} ${number(index + 1)}`}
            maxLength={200}
          />
          <NumberField<ExamValues> name={`written.criteria.${index}.maxMarks`} label={label('maxMarks')} />
        </>
      )}
      removeText={(n) => translate(formTexts.removeCriterion, { n })}
      onRemove={remove}
      addText={translate(formTexts.addCriterion)}
      onAdd={() => append({ name: '', maxMarks: null })}
      max={examLimits.criteria}
    />
  );
}
