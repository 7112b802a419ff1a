import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { announcementOf, type Announcement, type StoredAnnouncement } from '../domain/announcement.ts';
import type { Announcements } from '../ports.ts';

interface ChangeAnnouncementDependencies {
  readonly announcements: Pick<Announcements, 'update'>;
  readonly now: () => number;
}

export interface ChangeAnnouncementCommand {
  readonly input: Announcement & { readonly rev?: number | undefined };
  readonly editor: Editor;
}

/** Throws `conflict` when the editor has not read the latest edit. */
export function changeAnnouncement({ announcements, now }: ChangeAnnouncementDependencies) {
  return ({ input, editor }: ChangeAnnouncementCommand): Promise<StoredAnnouncement> => {
    const edit = { rev: input.rev, now: new Date(now()).toISOString() };
    return announcements.update((stored) => ({
      announcement: announcementOf(input),
      ...nextEditMark(stored ?? {}, editor, edit),
    }));
  };
}
