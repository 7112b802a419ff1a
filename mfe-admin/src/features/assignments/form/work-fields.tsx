import { Field } from '@pathshala/admin-kit/forms/field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { AssignmentValues } from './assignment-values.ts';

/** Sets what students are to do. */
export function WorkFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.work)}</h2>
      <Field<AssignmentValues> name="title" />
      <Field<AssignmentValues> name="description" />
      <Field<AssignmentValues> name="instructions" />
      <Field<AssignmentValues> name="assignmentType" />
      <Field<AssignmentValues> name="submissionLink" />
    </section>
  );
}
