import { Input } from '@mantine/core';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import type { Language } from '@pathshala/web-kit/language';
import { type ReactNode, Suspense, useId } from 'react';
import type { EditorSize } from './editor-size.ts';

const Surface = lazyPage(
  () => import(/* webpackChunkName: "rich-text-editor" */ './editing/surface.tsx'),
  (file) => file.Surface,
);

export interface RichTextEditorProps {
  readonly label: string;
  /** A stored fragment of HTML (CAT-12). */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The language of the text, for screen readers and fonts. */
  readonly language?: Language;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** `paragraph` by default. */
  readonly size?: EditorSize;
  readonly isRequired?: boolean;
}

/** Formatted text with maths and pictures. Controlled: `value` is a stored fragment, and `onChange` gives the next one. */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { label, value, onChange, language, error, help, size = 'paragraph', isRequired = false } = props;
  const id = useId();
  const describedBy = [help && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': String(size !== 'line'),
    'aria-label': label,
    'aria-invalid': String(error !== undefined),
    'aria-required': String(isRequired),
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(language && { lang: language }),
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={help}
      error={error}
      withAsterisk={isRequired}
    >
      <Suspense fallback={<RichText html={value} />}>
        <Surface value={value} onChange={onChange} size={size} attributes={attributes} />
      </Suspense>
    </Input.Wrapper>
  );
}
