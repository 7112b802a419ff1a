import type { Account, Caller, Language } from '../../accounts/index.ts';

/** A change of one's own second step that needs a code of the app. */
export interface CodeCommand {
  readonly account: Account;
  readonly code: string;
  readonly language: Language;
  readonly caller: Caller;
}

export interface PasswordAndCodeCommand extends CodeCommand {
  readonly password: string;
}
