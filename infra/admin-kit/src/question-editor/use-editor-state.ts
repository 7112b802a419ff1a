import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Path } from '../draft/path.ts';
import { type ControlledSubjects, createEditor, type EditorState, initialState } from './create-editor.ts';
import type { Editor } from './editor-context.ts';
import { focusField } from './focus-field.ts';

export interface EditorStateProps extends ControlledSubjects {
  readonly focusTarget?: { readonly path: Path } | null | undefined;
}

/** The editor's actions on the controlled value, and its own state. The focus follows `state.focus`. */
export function useEditorState(
  props: EditorStateProps,
  root: RefObject<HTMLElement | null>,
): { readonly editor: Editor; readonly state: EditorState } {
  const { focusTarget } = props;
  const [state, setState] = useState(initialState);
  const [editor] = useState(() =>
    createEditor(props, (change) => setState((before) => ({ ...before, ...change }))),
  );
  useLayoutEffect(() => editor.synchronise(props, state));
  useEffect(() => {
    if (focusTarget) editor.reveal(focusTarget.path);
  }, [editor, focusTarget]);
  useEffect(() => {
    if (state.focus && root.current) return focusField(root.current, state.focus.path);
    return undefined;
  }, [state.focus, root]);
  return { editor, state };
}
