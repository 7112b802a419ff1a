import type { Language } from '../accounts/index.ts';
import type { Invitation } from './domain/invitation.ts';
import type { Withdrawal } from './domain/withdrawal.ts';

export interface InvitationQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Part of a name or an address. */
  readonly q?: string | undefined;
  readonly role?: Invitation['role'] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly notIds?: readonly string[] | undefined;
  /** Epoch ms: those whose link works then, or no longer does. */
  readonly validAt?: number | undefined;
  readonly expiredAt?: number | undefined;
}

export interface Invitations {
  /** Rejects with DuplicateKeyError when the address is invited already. */
  insert(invitation: Invitation): Promise<void>;
  find(id: string): Promise<Invitation | null>;
  findByToken(tokenId: string): Promise<Invitation | null>;
  /** In no order: the invitations of these addresses, some hundred at once. */
  findByEmails(
    emailKeys: readonly string[],
  ): Promise<readonly Pick<Invitation, '_id' | 'name' | 'emailKey' | 'role'>[]>;
  /** In no order: the names of those with these ids. */
  namesOf(ids: readonly string[]): Promise<readonly Pick<Invitation, '_id' | 'name'>[]>;
  list(query: InvitationQuery): Promise<{ items: readonly Invitation[]; total: number }>;
  /** How many are not accepted, and when the oldest was made (epoch ms); null: there is none. */
  waiting(): Promise<{ readonly count: number; readonly oldest: number | null }>;
  /** null when it was accepted or withdrawn meanwhile. */
  renew(
    id: string,
    link: Pick<Invitation, 'tokenId' | 'expiresAt' | 'invitedById' | 'invitedBy' | 'resentAt'>,
  ): Promise<Invitation | null>;
  /** Deletes the invitation if its link is still this one; false otherwise, so that one of two concurrent uses succeeds. */
  take(invitation: Invitation): Promise<boolean>;
  delete(id: string): Promise<boolean>;
  deleteExpiredBefore(time: number): Promise<void>;
  forgetInviter(userId: string): Promise<void>;
}

/** Invitations that were taken back a moment ago. */
export interface Withdrawals {
  /** In place of an earlier one of the same invitation. */
  store(withdrawal: Withdrawal): Promise<void>;
  find(id: string): Promise<Withdrawal | null>;
  /** The latest first. */
  restorable(now: number): Promise<readonly Withdrawal[]>;
  remove(id: string): Promise<void>;
  /** Those that can no longer be undone. */
  removeOver(now: number): Promise<void>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}

/** What other capabilities need of invitations. */
export interface InvitationPorts {
  readonly invitations: Pick<Invitations, 'findByEmails'>;
  readonly invitePerson: InvitePerson;
}

/** A student of an import. */
interface InvitedPerson {
  /** The id of the invitation, and later of the account: the same for a repeated call. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly username: string;
  readonly mobile: string;
  readonly language: Language | '';
}

export interface InvitePersonCommand {
  readonly person: InvitedPerson;
  readonly adminId: string | null;
  /** Of the mail to a person without a language. */
  readonly language: Language;
  /** When the mail is sent, epoch ms. */
  readonly mailAt: number;
}

/** Invites a student once, however often it is called; the mail waits in the queue. Says why nobody was invited. */
export type InvitePerson = (command: InvitePersonCommand) => Promise<'invited' | 'exists' | 'pending'>;

export interface InvitationMail {
  /** Puts the mail of an import into the queue; once for each invitation. */
  queue(mail: {
    readonly invitation: Invitation;
    readonly token: string;
    readonly language: Language;
    readonly sendAt: number;
  }): Promise<void>;
  send(mail: {
    readonly invitation: Invitation;
    readonly token: string;
    readonly language: Language;
  }): Promise<void>;
}
