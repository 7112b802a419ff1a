import { EditorContent, useEditor } from '@tiptap/react';
import { getSchema } from '@tiptap/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { styleNonce } from '../../theme/style-nonce.ts';
import type { EditorSize } from '../editor-size.ts';
import { documentOf } from './fragment-to-document.ts';
import { fragmentOf } from './document-to-fragment.ts';
import { extensionsFor } from './extensions.ts';

export interface SurfaceProps {
  readonly value: string;
  readonly onChange: (fragment: string) => void;
  readonly size: EditorSize;
  /** Of the element that people type in. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The editor itself, in a file of its own: it is loaded when somebody is about to type. */
export function Surface({ value, onChange, size, attributes }: SurfaceProps): ReactNode {
  const known = useRef(value);
  const extensions = useRef(extensionsFor(size)).current;
  const editor = useEditor({
    extensions,
    content: documentOf(getSchema(extensions), value).toJSON(),
    injectNonce: styleNonce(),
    enableInputRules: ['heading', 'bulletList', 'orderedList'],
    enablePasteRules: ['link'],
    editorProps: { attributes },
    onUpdate: ({ editor: { state } }) => {
      const fragment = fragmentOf(state.doc);
      if (fragment === known.current) return;
      known.current = fragment;
      onChange(fragment);
    },
  });
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(documentOf(editor.schema, value).toJSON(), { emitUpdate: false });
  }, [editor, value]);
  return <EditorContent editor={editor} />;
}
