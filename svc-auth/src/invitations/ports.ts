import type { Language } from '../accounts/ports.ts';
import type { Invitation } from './domain/invitation.ts';

export interface Invitations {
  /** Rejects with DuplicateKeyError when the address is invited already. */
  insert(invitation: Invitation): Promise<void>;
  find(id: string): Promise<Invitation | null>;
  findByToken(tokenId: string): Promise<Invitation | null>;
  /** Newest first. */
  list(query: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ items: readonly Invitation[]; total: number }>;
  /** How many are not accepted, and when the oldest was made (epoch ms); null: there is none. */
  waiting(): Promise<{ readonly count: number; readonly oldest: number | null }>;
  /** null when it was accepted or withdrawn meanwhile. */
  renew(
    id: string,
    link: Pick<Invitation, 'tokenId' | 'expiresAt' | 'invitedById' | 'invitedBy'>,
  ): Promise<Invitation | null>;
  /** Deletes the invitation if its link is still this one; false otherwise, so that one of two concurrent uses succeeds. */
  take(invitation: Invitation): Promise<boolean>;
  delete(id: string): Promise<boolean>;
  deleteExpiredBefore(time: number): Promise<void>;
  forgetInviter(userId: string): Promise<void>;
}

export interface InvitationMail {
  send(mail: {
    readonly invitation: Invitation;
    readonly token: string;
    readonly language: Language;
  }): Promise<void>;
}
