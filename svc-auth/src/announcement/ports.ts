import type { ShownAnnouncement, StoredAnnouncement } from './domain/announcement.ts';

/** The announcement functions that other capabilities use. */
export interface AnnouncementPorts {
  /** null: no announcement is shown now. */
  readonly readShownAnnouncement: () => Promise<ShownAnnouncement | null>;
}

export interface Announcements {
  /** null: nothing was ever stored. */
  find(): Promise<StoredAnnouncement | null>;
  /** Applies the change to the stored one; calls it again after a concurrent update. */
  update(change: (stored: StoredAnnouncement | null) => StoredAnnouncement): Promise<StoredAnnouncement>;
  /** Removes the name of a deleted account from the latest edit. Idempotent. */
  forgetEditor(userId: string): Promise<void>;
}
