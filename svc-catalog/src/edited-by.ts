import { type Edited, firstEdit, nextEdit } from '@pathshala/contract-kit/edited';
import type { Identity } from '@pathshala/service-kit/identity/identity';

/** Who edits. */
export interface Editor {
  readonly id: string | null;
  readonly name: string | null;
}

/** What a state carries of its latest edit. `editorId` is there so that the name can go when the account does. */
export interface EditMark {
  readonly edited: Edited;
  readonly editorId: string | null;
}

/** The sample data, loaded at the first start. */
export const nobody: Editor = { id: null, name: null };

export function editorOf({ userId, name, username }: Identity): Editor {
  return { id: userId, name: name ?? username };
}

export function firstMark(editor: Editor, now: string): EditMark {
  return { edited: firstEdit({ now, by: editor.name }), editorId: editor.id };
}

/** Throws conflict when `rev` is out of date. */
export function nextMark(
  stored: { readonly edited?: Edited },
  editor: Editor,
  edit: { readonly rev?: number | undefined; readonly now: string },
): EditMark {
  return { edited: nextEdit(stored.edited, { ...edit, by: editor.name }), editorId: editor.id };
}
