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
  /** `qr`: people without an address. */
  readonly by?: 'mail' | 'qr' | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly notIds?: readonly string[] | undefined;
  /** Epoch ms: whether to list the invitations whose link works then, or the others. */
  readonly validAt?: number | undefined;
  readonly expiredAt?: number | undefined;
}

export interface Invitations {
  /** Rejects with DuplicateKeyError when the address is invited already. */
  insert(invitation: Invitation): Promise<void>;
  find(id: string): Promise<Invitation | null>;
  findByToken(tokenId: string): Promise<Invitation | null>;
  /** The invitations with these keys (`contactKeyOf`), in any order; a few hundred at once. */
  findByEmails(
    emailKeys: readonly string[],
  ): Promise<readonly Pick<Invitation, '_id' | 'name' | 'emailKey' | 'role'>[]>;
  /** The names in the invitations with these ids, in any order. */
  namesOf(ids: readonly string[]): Promise<readonly Pick<Invitation, '_id' | 'name'>[]>;
  list(query: InvitationQuery): Promise<{ items: readonly Invitation[]; total: number }>;
  /** The number of open invitations and the creation time of the oldest (epoch ms); null without one. */
  waiting(): Promise<{ readonly count: number; readonly oldest: number | null }>;
  /** null when it was accepted or withdrawn meanwhile. */
  renew(
    id: string,
    link: Pick<Invitation, 'tokenId' | 'expiresAt' | 'provesMobile'> &
      Partial<Pick<Invitation, 'invitedById' | 'invitedBy' | 'resentAt'>>,
  ): Promise<Invitation | null>;
  /** Deletes the invitation if its link is still this one; false otherwise, so that only one of two concurrent uses succeeds. */
  take(invitation: Invitation): Promise<boolean>;
  delete(id: string): Promise<boolean>;
  deleteExpiredBefore(time: number): Promise<void>;
  forgetInviter(userId: string): Promise<void>;
}

/** Invitations that were withdrawn recently. */
export interface Withdrawals {
  /** Replaces an earlier withdrawal of the same invitation. */
  store(withdrawal: Withdrawal): Promise<void>;
  find(id: string): Promise<Withdrawal | null>;
  /** The latest first. */
  restorable(now: number): Promise<readonly Withdrawal[]>;
  remove(id: string): Promise<void>;
  /** Removes withdrawals that can no longer be undone. */
  removeOver(now: number): Promise<void>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}

/** The invitation functions that other capabilities use. */
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
  /** `contactKeyOf`. */
  readonly emailKey: string;
  readonly username: string;
  readonly mobile: string;
  readonly language: Language | '';
}

export interface InvitePersonCommand {
  readonly person: InvitedPerson;
  readonly adminId: string | null;
  /** The language of the mail where the person has none. */
  readonly language: Language;
  /** When the mail is sent, epoch ms. */
  readonly mailAt: number;
}

/**
 * Invites a student once, however often it is called; the mail waits in the queue. A person without an address is shown a QR code. Returns the reason where the student was not
 * invited.
 */
export type InvitePerson = (command: InvitePersonCommand) => Promise<'invited' | 'exists' | 'pending'>;

export interface InvitationSms {
  /** False: no gateway is configured, or it did not take the message. */
  send(invited: {
    readonly invitation: Invitation;
    readonly token: string;
    readonly language: Language;
  }): Promise<boolean>;
}

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
