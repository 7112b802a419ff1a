import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import {
  changeNoticeMails,
  listNotices as listOwnNotices,
  markNoticesRead as markOwnNoticesRead,
  readNoticeMails as readOwnNoticeMails,
} from '@pathshala/svc-auth-contract/http';
import type { chooseNoticeMails, readNoticeMails } from '../use-cases/choose-notice-mails.ts';
import type { listNotices } from '../use-cases/list-notices.ts';
import type { markNoticesRead } from '../use-cases/mark-notices-read.ts';

interface OwnNoticeRoutesDependencies {
  readonly list: ReturnType<typeof listNotices>;
  readonly markRead: ReturnType<typeof markNoticesRead>;
  readonly readMails: ReturnType<typeof readNoticeMails>;
  readonly chooseMails: ReturnType<typeof chooseNoticeMails>;
}

export function ownNoticeRoutes(deps: OwnNoticeRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listOwnNotices, ({ identity, query }) => deps.list(identity.userId ?? '', query)),
    handle(markOwnNoticesRead, ({ identity, body }) => deps.markRead(identity.userId ?? '', body)),
    handle(readOwnNoticeMails, ({ identity }) => deps.readMails(identity.userId ?? '')),
    handle(changeNoticeMails, async ({ identity, body }) => {
      await deps.chooseMails(identity.userId ?? '', body);
      return deps.readMails(identity.userId ?? '');
    }),
  ];
}
