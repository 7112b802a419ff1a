import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SuggestField } from '@pathshala/admin-kit/forms/suggest-field';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, use } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { SubjectNameContext } from '../subject-name-context.ts';
import { formTexts } from '../texts.ts';
import { useFieldText } from '../use-field-text.ts';

/** The limit of a marking scheme. */
const maxMinima = 50;

/** The marks that have to be reached in single subjects. */
export function SubjectMinima(): ReactNode {
  const translate = useText();
  const label = useFieldText();
  const subject = use(SubjectNameContext);
  const { fields, append, remove } = useFieldArray<ExamValues, 'marking.subjectMinima'>({
    name: 'marking.subjectMinima',
  });
  return (
    <FieldRows
      legend={translate(formTexts.subjectMinima)}
      help={
        <>
          {translate(formTexts.subjectMinimaHelp)}{' '}
          {subject !== undefined && translate(formTexts.subjectOfExam, { name: subject })}
        </>
      }
      rows={fields}
      renderRow={(index) => (
        <>
          <SuggestField<ExamValues>
            name={`marking.subjectMinima.${index}.subjectName`}
            label={label('subjectName')}
            suggestions={subject === undefined ? [] : [subject]}
            maxLength={200}
          />
          <NumberField<ExamValues> name={`marking.subjectMinima.${index}.marks`} label={label('marks')} />
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
