import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditorSize } from '../../rich-text/editor-size.ts';
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx';
import { TwoLanguageEditor } from '../../rich-text/two-language-editor.tsx';
import { type FieldProps, useField } from './use-field.ts';
import styles from './fields.module.css';

export interface RichTextFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  readonly help?: string;
  readonly size?: EditorSize;
  /** One text in both languages, side by side. */
  readonly isTwoLanguage?: boolean;
}

/** Formatted text with maths and pictures, stored as a fragment of HTML (CAT-12). */
export function RichTextField<Values extends FieldValues = FieldValues>(
  props: RichTextFieldProps<Values>,
): ReactNode {
  const { name, label, help, size = 'paragraph', isTwoLanguage = false } = props;
  const { value, set, error } = useField<string, Values>(props);
  const Editor = isTwoLanguage ? TwoLanguageEditor : RichTextEditor;
  return (
    <div className={styles['field']} data-path={name} tabIndex={-1}>
      <Editor
        label={label}
        value={value}
        onChange={set}
        size={size}
        {...(help !== undefined && { help })}
        {...(error !== undefined && { error })}
      />
    </div>
  );
}
