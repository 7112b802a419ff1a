import { Field } from '@pathshala/admin-kit/forms/field';
import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { examLimits } from '@pathshala/svc-exams-contract/exam';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { examFields } from '../../../resources/exam.fields.ts';
import type { ExamValues } from './exam-values.ts';
import { PdfField } from './pdf-field.tsx';
import { formTexts } from './texts.ts';

const criteria = examFields['written.criteria'];

/** A written exam: the question, what helps to answer it, and what is marked apart. */
export function WrittenSection(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(formTexts.writtenTitle)}</h2>
      <Field<ExamValues> name="written.questionText" />
      <Field<ExamValues> name="written.answerGuidelines" />
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
  const { fields, append, remove } = useFieldArray<ExamValues, 'written.criteria'>({
    name: 'written.criteria',
  });
  return (
    <FieldRows
      legend={translate(criteria.label)}
      help={translate(criteria.help)}
      rows={fields}
      renderRow={(index) => (
        <>
          <Field<ExamValues>
            name={`written.criteria.${index}.name`}
            label={`${translate(criteria.label)} ${number(index + 1)}`}
          />
          <Field<ExamValues> name={`written.criteria.${index}.maxMarks`} />
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
