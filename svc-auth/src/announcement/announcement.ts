import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { shownAt } from './domain/announcement.ts';
import { onUserDeleted } from './events.ts';
import { announcementRoutes } from './http/announcement-routes.ts';
import type { AnnouncementPorts } from './ports.ts';
import { createDocumentAnnouncements } from './storage/document-announcements.ts';
import { changeAnnouncement } from './use-cases/change-announcement.ts';

/** The one announcement on all pages of students. The site settings carry it. */
export function createAnnouncementCapability(
  platform: Platform,
): Capability & { readonly ports: AnnouncementPorts } {
  const { now } = platform;
  const announcements = createDocumentAnnouncements(platform);
  return {
    ports: { readShownAnnouncement: async () => shownAt(await announcements.find(), now()) },
    routes: announcementRoutes({
      findAnnouncement: () => announcements.find(),
      changeAnnouncement: changeAnnouncement({ announcements, now }),
    }),
    subscriptions: [onUserDeleted((userId) => announcements.forgetEditor(userId))],
  };
}
