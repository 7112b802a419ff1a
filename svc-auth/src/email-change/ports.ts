import type { Account, Language } from '../accounts/index.ts';
import type { EmailChange } from './domain/email-change.ts';

/** The functions of address changes that other capabilities use. */
export interface EmailChangePorts {
  readonly emailChanges: Pick<EmailChanges, 'find' | 'delete'>;
  readonly mobileChanges: Pick<EmailChanges, 'find' | 'delete'>;
}

export interface EmailChanges {
  find(userId: string): Promise<EmailChange | null>;
  /** Replaces `previous`; false when another request has replaced it. */
  replace(previous: EmailChange | null, change: EmailChange): Promise<boolean>;
  /** Uses one try of a valid code; null if there is none. Call it before the comparison, so that parallel guesses cannot share a try. */
  takeTry(userId: string, now: number): Promise<EmailChange | null>;
  delete(userId: string): Promise<void>;
  /** `time` in epoch ms. */
  deleteSentBefore(time: number): Promise<void>;
}

/** One-time codes of six digits, bound to account, new address and password: a new password makes the code invalid. */
export interface EmailCodes {
  create(
    account: Account,
    emailKey: string,
  ): { readonly code: string } & Pick<EmailChange, 'codeHash' | 'passwordMark'>;
  /** Whether the account still has the password under which the change was requested. */
  isOfPassword(change: EmailChange, account: Account): boolean;
  matches(change: EmailChange, account: Account, code: string): boolean;
}

export interface EmailChangeMails {
  /** Mails the code to the new address. */
  code(
    account: Account,
    mail: { readonly to: string; readonly code: string; readonly language: Language },
  ): Promise<void>;
  /** Informs the owner of an address that another account requested. */
  taken(owner: Account, language: Language): Promise<void>;
  /** Informs the previous address. */
  changed(previous: Account, newEmail: string, language: Language): Promise<void>;
}
