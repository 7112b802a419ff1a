import type { Message } from '@pathshala/contract-kit/message';
import type { Edited } from '@pathshala/contract-kit/edited';

/** A sentence on all pages of students. */
export interface Announcement {
  readonly isOn: boolean;
  readonly level: 'info' | 'important';
  readonly text: Message;
  /** A path of this site or an https address; empty: no link. */
  readonly link: string;
  /** ISO 8601; null: at once. */
  readonly from: string | null;
  /** ISO 8601; null: until it is turned off. */
  readonly until: string | null;
}

export interface StoredAnnouncement {
  readonly announcement: Announcement;
  readonly edited: Edited;
  /** The account whose name is in `edited`, so that the name can be removed with the account. */
  readonly editorId: string | null;
}

/** The announcement as pages show it; each edit increments `version`. */
export interface ShownAnnouncement extends Pick<Announcement, 'level' | 'text' | 'link'> {
  readonly version: number;
}

export const noAnnouncement: Announcement = {
  isOn: false,
  level: 'info',
  text: { bn: '', en: '' },
  link: '',
  from: null,
  until: null,
};

/** Takes the announcement from a form, which has more fields. */
export function announcementOf({ isOn, level, text, link, from, until }: Announcement): Announcement {
  return { isOn, level, text: { bn: text.bn, en: text.en }, link, from, until };
}

/** null: no announcement is shown at this time, epoch ms. */
export function shownAt(stored: StoredAnnouncement | null, now: number): ShownAnnouncement | null {
  if (stored === null) return null;
  const { isOn, level, text, link, from, until } = stored.announcement;
  const isEarly = from !== null && now < Date.parse(from);
  const isOver = until !== null && now >= Date.parse(until);
  if (!isOn || isEarly || isOver) return null;
  return { version: stored.edited.rev, level, text, link };
}
