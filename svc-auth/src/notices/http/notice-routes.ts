import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { openUnsubscribePage, turnOffNotices, turnOnNotices } from '@pathshala/svc-auth-contract/notices';
import { unsubscribeLinksOf, type UnsubscribeSubject } from '../domain/unsubscribe-links.ts';
import type { chooseNotices } from '../use-cases/choose-notices.ts';

interface NoticeRoutesDependencies {
  readonly turnOff: ReturnType<typeof chooseNotices>;
  readonly turnOn: ReturnType<typeof chooseNotices>;
  readonly subjectOf: (token: string) => UnsubscribeSubject;
}

export function noticeRoutes({
  turnOff,
  turnOn,
  subjectOf,
}: NoticeRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(turnOffNotices, ({ query }) => turnOff(query.token)),
    handle(turnOnNotices, ({ query }) => turnOn(query.token)),
    handle(openUnsubscribePage, async ({ query }) => {
      const { pageUrl: location } = unsubscribeLinksOf('', query.token, subjectOf(query.token));
      return new Reply({ location }, { location });
    }),
  ];
}
