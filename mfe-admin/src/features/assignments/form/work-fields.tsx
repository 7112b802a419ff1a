import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { AssignmentValues } from './assignment-values.ts';

/** Sets what students are to do. */
export function WorkFields(): ReactNode {
  const translate = useText();
  const types = (['individual', 'group'] as const).map((value) => ({
    value,
    label: translate(texts[value]),
  }));
  return (
    <section>
      <h2>{translate(texts.work)}</h2>
      <TextField<AssignmentValues>
        name="title"
        label={translate(texts.name)}
        help={translate(texts.titleHelp)}
        maxLength={300}
      />
      <RichTextField<AssignmentValues>
        name="description"
        label={translate(texts.description)}
        isTwoLanguage
      />
      <RichTextField<AssignmentValues>
        name="instructions"
        label={translate(texts.instructions)}
        isTwoLanguage
        isOptional
      />
      <ChoiceField<AssignmentValues>
        name="assignmentType"
        label={translate(texts.type)}
        choices={types}
        display="radio"
      />
      <TextField<AssignmentValues>
        name="submissionLink"
        label={translate(texts.submissionLink)}
        help={translate(texts.submissionLinkHelp)}
        type="url"
        maxLength={2000}
        isOptional
      />
    </section>
  );
}
