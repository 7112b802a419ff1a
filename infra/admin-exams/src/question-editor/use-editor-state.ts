import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { type ControlledSubjects, createEditor, type OpenState } from './create-editor.ts';
import type { Editor, OpenParts } from './editor-context.ts';
import { focusField } from './fields/focus-field.ts';

export interface EditorStateProps extends ControlledSubjects {
  readonly focusTarget?: { readonly path: Path } | null | undefined;
  readonly openAtFirst?: OpenParts;
}

/** The editor's actions on the controlled value, which parts are open, and the focus. */
export function useEditorState(
  props: EditorStateProps,
  root: RefObject<HTMLElement | null>,
): { readonly editor: Editor; readonly open: OpenParts } {
  const { focusTarget, openAtFirst = {} } = props;
  const [open, setOpen] = useState<OpenState>(openAtFirst);
  const [editor] = useState(() =>
    createEditor(props, (change) => setOpen((before) => ({ ...before, ...change }))),
  );
  useLayoutEffect(() => editor.synchronise(props, open));
  useEffect(() => {
    if (focusTarget) editor.reveal(focusTarget.path);
  }, [editor, focusTarget]);
  useEffect(() => {
    if (open.focus && root.current) return focusField(root.current, open.focus.path);
    return undefined;
  }, [open.focus, root]);
  return { editor, open };
}
