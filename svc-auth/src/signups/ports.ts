import type { Language } from '../accounts/index.ts';
import type { Signup, StoredCode } from './domain/signup.ts';

/** The sign-up functions that other capabilities use. */
export interface SignupPorts {
  readonly signups: Signups;
}

/** Returns the id of the invitation of an address as a student; null without one. */
export type FindInvitation = (emailKey: string) => Promise<string | null>;

/** Sign-ups that are not verified yet. Times in epoch ms. */
export interface Signups {
  find(id: string): Promise<Signup | null>;
  /** Returns the newest of the address or number with this key. */
  findByEmail(emailKey: string): Promise<Signup | null>;
  /** Returns the newest. */
  findByUsername(usernameKey: string): Promise<Signup | null>;
  /** The sign-up with a valid code whose code was mailed last. */
  newestMailed(emailKey: string, now: number): Promise<Signup | null>;
  insert(signup: Signup): Promise<void>;
  /** Uses one try of a valid code; null if there is none. Call it before the comparison, so that parallel guesses cannot share a try. */
  takeTry(id: string, now: number): Promise<Signup | null>;
  /** Uses one try of a sign-up without a code of its own; null if none is left. */
  takeTryWithoutCode(id: string): Promise<Signup | null>;
  /** Replaces the form and leaves the code. */
  replaceForm(id: string, form: Partial<Signup>): Promise<void>;
  /** Replaces the code if the last one was sent at `sentAt`; false if not. */
  replaceCode(id: string, sentAt: number, code: StoredCode): Promise<boolean>;
  idsOf(emailKey: string): Promise<readonly string[]>;
  deleteOf(emailKey: string): Promise<void>;
  deleteBefore(createdAt: number): Promise<void>;
}

/** One-time codes of six digits. */
export interface Codes {
  create(signupId: string): { code: string; codeHash: string };
  matches(signup: Signup, code: string): boolean;
}

export interface CodeMail {
  /**
   * Mails the code, or sends it by SMS where the sign-up has a number. Resolves when it was sent or after a timeout of a few seconds. A
   * mail server's failure is logged, not thrown; a gateway's is `unavailable`.
   */
  send(mail: {
    readonly signupId: string;
    readonly to: string;
    readonly mobile?: string | undefined;
    /** The number belongs to an account: its owner is told so, and gets no code. */
    readonly isTaken?: boolean;
    readonly code: string;
    readonly language: Language;
  }): Promise<void>;
}
