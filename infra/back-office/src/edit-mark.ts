import { type Edited, firstEdit, nextEdit } from '@pathshala/contract-kit/edited';
import type { Identity } from '@pathshala/service-kit/identity/identity';

/** The account that makes an edit. */
export interface Editor {
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * The record of the latest edit of a stored state. By `editorId` the name is found and removed when the account is deleted.
 */
export interface EditMark {
  readonly edited: Edited;
  readonly editorId: string | null;
}

/** The editor of edits that no account makes, such as loading sample data. */
export const noEditor: Editor = { id: null, name: null };

export function editorOf({ userId, name, username }: Identity): Editor {
  return { id: userId, name: name || username };
}

/** `now` is ISO 8601. */
export function firstEditMark(editor: Editor, now: string): EditMark {
  return { edited: firstEdit({ now, by: editor.name }), editorId: editor.id };
}

/** Throws `conflict` when `rev`, the revision that the editor has read, is out of date. `now` is ISO 8601. */
export function nextEditMark(
  stored: { readonly edited?: Edited },
  editor: Editor,
  edit: { readonly rev?: number | undefined; readonly now: string },
): EditMark {
  return { edited: nextEdit(stored.edited, { ...edit, by: editor.name }), editorId: editor.id };
}
