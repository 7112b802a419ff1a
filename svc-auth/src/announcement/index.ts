export type { ShownAnnouncement } from './domain/announcement.ts';
export type { AnnouncementPorts } from './ports.ts';
