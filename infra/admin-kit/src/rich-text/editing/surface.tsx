import { type Editor, type EditorEvents, getSchema } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styleNonce } from '../../theme/style-nonce.ts';
import type { Cursor } from '../cursor.ts';
import { type EditorSize, sizeFor } from '../editor-size.ts';
import { fragmentOf } from './document-to-fragment.ts';
import { extensionsFor } from './extensions.ts';
import './field-events.ts';
import { documentOf } from './fragment-to-document.ts';
import { Keyboard } from './keyboard.ts';
import { MathsPreview } from './maths-preview.ts';
import { PasteRules } from './paste/paste-rules.ts';
import { PicturePlaces } from './pictures/places.ts';
import { PicturePanel } from './pictures/picture-panel.tsx';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';
import { focusToolbar, Toolbar } from './toolbar.tsx';
import styles from '../rich-text.module.css';

const lost = {
  en: 'Pictures of other sites cannot be shown here. Save them and upload them.',
  bn: 'অন্য সাইটের ছবি এখানে দেখানো যায় না। সেভ করে আপলোড করুন।',
};

export interface SurfaceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (fragment: string) => void;
  readonly size: EditorSize;
  /** The attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Undefined: the field is not focused. */
  readonly cursor: Cursor | undefined;
  /** Returns what was typed before the editor was there. */
  readonly takeTyped: () => string;
}

/** The editor itself, in a file of its own: it is loaded when somebody is about to type. */
export function Surface(props: SurfaceProps): ReactNode {
  const { label, value } = props;
  const translate = useText();
  const toolbar = useRef<HTMLDivElement>(null);
  const [setup] = useState(() => setUp(props.size, value));
  const { size } = setup;
  const editor = useControlledEditor({ ...props, ...setup });
  const uploads = usePictureUploads(editor);
  const [hasLostPictures, setLostPictures] = useState(false);
  useFieldEvents(editor, {
    focusToolbar: () => focusToolbar(toolbar.current),
    lostPictures: () => setLostPictures(true),
    pictures: ({ files, position }) => uploads?.start(files, position),
  });
  return (
    <>
      <Toolbar ref={toolbar} editor={editor} size={size} label={label} hasPictures={uploads !== undefined} />
      <EditorContent editor={editor} className={[styles['content'], styles['editing']].join(' ')} />
      {hasLostPictures && <output className={styles['row']}>{translate(lost)}</output>}
      <PicturePanel editor={editor} pictures={uploads} />
    </>
  );
}

function setUp(asked: EditorSize, value: string) {
  const size = sizeFor(asked, value);
  const isLine = size === 'line';
  const extensions = [
    ...extensionsFor(size),
    MathsPreview,
    PicturePlaces,
    Keyboard.configure({ isLine }),
    PasteRules.configure({ isLine }),
  ];
  return { size, extensions, content: documentOf(getSchema(extensions), value).toJSON() as object };
}

type FieldEvent = 'focusToolbar' | 'lostPictures' | 'pictures';

function useFieldEvents(
  editor: Editor,
  handlers: { readonly [Name in FieldEvent]: (event: EditorEvents[Name]) => void },
): void {
  useEffect(() => {
    editor.on('focusToolbar', handlers.focusToolbar);
    editor.on('lostPictures', handlers.lostPictures);
    editor.on('pictures', handlers.pictures);
    return () => {
      editor.off('focusToolbar', handlers.focusToolbar);
      editor.off('lostPictures', handlers.lostPictures);
      editor.off('pictures', handlers.pictures);
    };
  });
}

interface ControlledEditorOptions extends SurfaceProps {
  readonly extensions: ReturnType<typeof extensionsFor>;
  readonly content: object;
}

function useControlledEditor(options: ControlledEditorOptions): Editor {
  const { extensions, content, value, onChange, attributes } = options;
  const known = useRef(value);
  const written = JSON.stringify(attributes);
  const editorProps = useMemo(
    () => ({ attributes: JSON.parse(written) as Record<string, string> }),
    [written],
  );
  const editor = useEditor({
    extensions,
    content,
    injectNonce: styleNonce(),
    enableInputRules: ['heading', 'bulletList', 'orderedList'],
    enablePasteRules: ['link'],
    editorProps,
    onUpdate: ({ editor: { state } }) => {
      const fragment = fragmentOf(state.doc);
      if (fragment === known.current) return;
      known.current = fragment;
      onChange(fragment);
    },
  });
  const begun = useRef(false);
  // The effect runs at once, not in the next frame: what is typed before would be lost.
  useLayoutEffect(() => {
    if (!begun.current) begin(editor, options);
    begun.current = true;
  });
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(documentOf(editor.schema, value).toJSON() as object, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

function begin(editor: Editor, { cursor, takeTyped }: SurfaceProps): void {
  if (cursor === undefined) return;
  const { view } = editor;
  const at = (cursor === 'end' ? null : view.posAtCoords(cursor)?.pos) ?? view.state.doc.content.size;
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at), -1)));
  view.focus();
  const typed = takeTyped();
  if (typed !== '') view.dispatch(view.state.tr.insertText(typed));
}
