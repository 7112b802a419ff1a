import { memo, type ReactNode } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { EditorSize } from '@pathshala/admin-kit/rich-text/editor-size';
import { RichTextEditor } from '@pathshala/admin-kit/rich-text/rich-text-editor';
import { TwoLanguageEditor } from '@pathshala/admin-kit/rich-text/two-language-editor';
import { isInTwoLanguages } from '../draft/two-languages.ts';
import styles from '../subjects-editor.module.css';

export interface FragmentFieldProps {
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  /** The same function in every render, so that a key in another field does not render this one. */
  readonly onChange: (fragment: string) => void;
  readonly error: string | undefined;
  readonly size: EditorSize;
  /** An empty text gets a field for each language; a text that is in two languages has them anyway. */
  readonly isBilingual: boolean;
  readonly isLabelHidden?: boolean;
}

/** A rich text of a question; two fields if it is written in both languages. */
export const FragmentField = memo(function FragmentField(props: FragmentFieldProps): ReactNode {
  const { path, isBilingual, isLabelHidden = false, ...field } = props;
  const isSplit = isInTwoLanguages(field.value) || (isBilingual && field.value === '');
  const Editor = isSplit ? TwoLanguageEditor : RichTextEditor;
  return (
    <div className={styles['field']} data-path={path} data-label={isLabelHidden ? 'hidden' : 'shown'}>
      <Editor {...field} />
    </div>
  );
});
