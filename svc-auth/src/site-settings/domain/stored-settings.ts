import { asciiDigits } from '@pathshala/rules/digits';
import { cleanEmail } from '@pathshala/rules/email';
import { nextEdit, type Edited } from '@pathshala/contract-kit/edited';
import type { SiteSettings, SiteSettingsInput } from '@pathshala/svc-auth-contract/site-settings';

export interface StoredSettings {
  readonly settings: SiteSettings;
  readonly edited: Edited;
  /** Whose name is in `edited`, so that the name can be removed with the account. */
  readonly editorId: string | null;
}

export interface Editor {
  readonly id: string | null;
  readonly name: string | null;
}

export interface SettingsEdit {
  readonly input: SiteSettingsInput;
  readonly editor: Editor;
  /** ISO 8601. */
  readonly now: string;
}

/** Throws conflict when the editor has not seen the latest edit. The defaults count as edit 1. */
export function editSettings(
  stored: StoredSettings | null,
  { input, now, editor }: SettingsEdit,
): StoredSettings {
  const { statistics, contact, social, copyrightYear } = input;
  const { address, phone, email } = contact;
  return {
    settings: {
      statistics,
      contact: { address, phone: asciiDigits(phone), email: cleanEmail(email) },
      social,
      copyrightYear,
    },
    edited: nextEdit(stored?.edited, { rev: input.rev, now, by: editor.name }),
    editorId: editor.id,
  };
}

/** The latest edit without the name of its editor, where that is the user. */
export function removeEditor(stored: StoredSettings, userId: string): StoredSettings {
  if (stored.editorId !== userId) return stored;
  return { ...stored, editorId: null, edited: { ...stored.edited, by: null } };
}
