import { editedView } from '@pathshala/contract-kit/edited';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { changeAnnouncement, readAnnouncement } from '@pathshala/svc-auth-contract/http';
import { noAnnouncement, type StoredAnnouncement } from '../domain/announcement.ts';
import type { ChangeAnnouncementCommand } from '../use-cases/change-announcement.ts';

interface AnnouncementRoutesDependencies {
  readonly findAnnouncement: () => Promise<StoredAnnouncement | null>;
  readonly changeAnnouncement: (command: ChangeAnnouncementCommand) => Promise<StoredAnnouncement>;
}

function view(stored: StoredAnnouncement | null) {
  const { text, ...announcement } = stored?.announcement ?? noAnnouncement;
  return { ...announcement, text: { bn: text.bn, en: text.en }, ...editedView(stored?.edited) };
}

export function announcementRoutes(deps: AnnouncementRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readAnnouncement, async () => view(await deps.findAnnouncement())),
    handle(changeAnnouncement, async ({ body, identity }) =>
      view(await deps.changeAnnouncement({ input: body, editor: editorOf(identity) })),
    ),
  ];
}
