import { nextEdit, type Edited } from '@pathshala/contract-kit/edited';
import { asciiDigits } from '@pathshala/rules/digits';
import { cleanEmail } from '@pathshala/rules/email';

/** What the home page and its footer show of the school (NAV-05). */
export interface SiteSettings {
  readonly statistics: {
    readonly students: number;
    readonly classes: number;
    readonly sheets: number;
    readonly tests: number;
    readonly rating: number;
  };
  readonly contact: {
    readonly address: { readonly bn: string; readonly en: string };
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** null: the current year. */
  readonly copyrightYear: number | null;
}

export interface StoredSettings {
  readonly settings: SiteSettings;
  readonly edited: Edited;
  /** The account whose name is in `edited`, so that the name can be removed with the account. */
  readonly editorId: string | null;
}

export interface Editor {
  readonly id: string | null;
  readonly name: string | null;
}

export interface SettingsInput extends SiteSettings {
  /** The revision that the editor has read; undefined skips the check. */
  readonly rev?: number | undefined;
}

export interface SettingsEdit {
  readonly input: SettingsInput;
  readonly editor: Editor;
  /** ISO 8601. */
  readonly now: string;
}

/** Throws `conflict` when the editor has not read the latest edit. The defaults count as edit 1. */
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

/** Removes the editor's name from the latest edit if the user made it. */
export function removeEditor(stored: StoredSettings, userId: string): StoredSettings {
  if (stored.editorId !== userId) return stored;
  return { ...stored, editorId: null, edited: { ...stored.edited, by: null } };
}
