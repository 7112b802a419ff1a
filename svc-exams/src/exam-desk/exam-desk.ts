import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/index.ts';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { Papers } from '../papers/index.ts';
import type { SessionEnds } from '../session-ends/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { onUserDeleted } from './events.ts';
import { createBroadcastFeed } from './http/broadcast-feed.ts';
import { createDeskFeed } from './http/desk-feed.ts';
import { deskRoutes } from './http/desk-routes.ts';
import type { DeskNews } from './ports.ts';
import { createDocumentDeskNews } from './storage/document-desk-news.ts';
import { createDocumentDeskSignals, deskSignalIndexes } from './storage/document-desk-signals.ts';
import { createDocumentPageMessages, pageMessageIndexes } from './storage/document-page-messages.ts';
import { createDocumentExamDesks, examDeskIndexes } from './storage/document-exam-desks.ts';
import { addMinutes } from './use-cases/add-minutes.ts';
import { announce, withdrawAnnouncement } from './use-cases/announce.ts';
import { applyAct } from './use-cases/apply-act.ts';
import { createDeskChanges } from './use-cases/desk-changes.ts';
import { finishActs } from './use-cases/finish-acts.ts';
import { createPageSignals } from './use-cases/page-signals.ts';
import { readDesk } from './use-cases/read-desk.ts';
import { readNews } from './use-cases/read-news.ts';
import { readRows } from './use-cases/read-rows.ts';
import { reopenAttempt } from './use-cases/reopen-attempt.ts';

type ExamDeskNeeds = Pick<
  AttemptPorts,
  'attempts' | 'deskAttempts' | 'closeOverdue' | 'followWindow' | 'onChange' | 'onMovedDeadline'
> &
  EntitlementPorts & {
    readonly papers: Papers;
    readonly siteRules: SiteRules;
    readonly news: DeskNews;
    readonly sessionEnds: Pick<SessionEnds, 'lastOf'>;
  };

/** The number of announcements that saves and starts return; created before the attempts, which need it. */
export function createDeskNews(platform: Pick<Platform, 'documents' | 'now'>): { readonly news: DeskNews } {
  return { news: createDocumentDeskNews(platform) };
}

/** The desk of a campaign exam in progress: its students, live, and the acts of administrators (beyond.md 15). */
export function createExamDeskCapability(
  platform: Pick<Platform, 'documents' | 'newId' | 'now'>,
  ports: ExamDeskNeeds,
): Capability {
  const { documents, newId, now } = platform;
  const desks = createDocumentExamDesks(platform);
  const signals = createDocumentDeskSignals(documents);
  const published = createDocumentPageMessages(documents);
  const pageSignals = createPageSignals({ published, newId, now });
  const needs = { ...ports, desks, signals, pageSignals, newId, now };
  const changes = createDeskChanges(needs);
  ports.onChange((change) => changes.noteChange(change));
  ports.onMovedDeadline(({ attemptId, deadlineAt }) => pageSignals.note(attemptId, { deadlineAt }));
  const acting = { ...needs, applyAct: applyAct(needs) };
  const read = readDesk(needs);
  const broadcasts = createBroadcastFeed({ published, now });
  const feed = createDeskFeed({ ...needs, readDesk: read, readRows: readRows(needs) });
  return {
    routes: deskRoutes({
      readDesk: read,
      addMinutes: addMinutes(acting),
      reopenAttempt: reopenAttempt(acting),
      announce: announce(needs),
      withdrawAnnouncement: withdrawAnnouncement(needs),
      readNews: readNews({ ...needs, changes }),
      feed,
      broadcasts,
      now,
    }),
    subscriptions: [onUserDeleted(desks)],
    indexes: [...examDeskIndexes, ...deskSignalIndexes, ...pageMessageIndexes],
    jobs: [
      { name: 'publish-desk-changes', everyMs: 1000, inEveryProcess: true, run: () => changes.publish() },
      { name: 'send-desk-changes', everyMs: 1000, inEveryProcess: true, run: () => feed.send() },
      { name: 'publish-page-signals', everyMs: 500, inEveryProcess: true, run: () => pageSignals.publish() },
      { name: 'send-page-signals', everyMs: 500, inEveryProcess: true, run: () => broadcasts.send() },
      { name: 'finish-desk-acts', everyMs: 5000, run: finishActs(acting) },
    ],
  };
}
