import { Field } from '@pathshala/admin-kit/forms/field';
import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { SuggestField } from '@pathshala/admin-kit/forms/suggest-field';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, use } from 'react';
import { useFieldArray } from 'react-hook-form';
import { examFields } from '../../../../resources/exam.fields.ts';
import type { ExamValues } from '../exam-values.ts';
import { SubjectNameContext } from '../subject-name-context.ts';
import { formTexts } from '../texts.ts';

const minima = examFields['marking.subjectMinima'];

/** The limit of a marking scheme. */
const maxMinima = 50;

/** The marks that have to be reached in single subjects. */
export function SubjectMinima(): ReactNode {
  const translate = useText();
  const subject = use(SubjectNameContext);
  const { fields, append, remove } = useFieldArray<ExamValues, 'marking.subjectMinima'>({
    name: 'marking.subjectMinima',
  });
  return (
    <FieldRows
      legend={translate(minima.label)}
      help={
        <>
          {translate(minima.help)}{' '}
          {subject !== undefined && translate(formTexts.subjectOfExam, { name: subject })}
        </>
      }
      rows={fields}
      renderRow={(index) => (
        <>
          <SuggestField<ExamValues>
            name={`marking.subjectMinima.${index}.subjectName`}
            label={translate(examFields['marking.subjectMinima.subjectName'].label)}
            suggestions={subject === undefined ? [] : [subject]}
            maxLength={200}
          />
          <Field<ExamValues> name={`marking.subjectMinima.${index}.marks`} />
        </>
      )}
      removeText={(n) => translate(formTexts.removeMinimum, { n })}
      onRemove={remove}
      addText={translate(formTexts.addMinimum)}
      onAdd={() => append({ subjectName: fields.length === 0 ? (subject ?? '') : '', marks: null })}
      max={maxMinima}
    />
  );
}
