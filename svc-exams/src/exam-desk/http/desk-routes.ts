import { watchBroadcasts } from '@pathshala/contract-kit/held-stream';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import * as contract from '@pathshala/svc-exams-contract/exam-desk-routes';
import type { addMinutes } from '../use-cases/add-minutes.ts';
import type { announce, withdrawAnnouncement } from '../use-cases/announce.ts';
import type { readDesk } from '../use-cases/read-desk.ts';
import type { readNews } from '../use-cases/read-news.ts';
import type { reopenAttempt } from '../use-cases/reopen-attempt.ts';
import type { BroadcastFeed } from './broadcast-feed.ts';
import type { DeskFeed } from './desk-feed.ts';
import { viewDesk } from './views.ts';

interface DeskUseCases {
  readonly readDesk: ReturnType<typeof readDesk>;
  readonly addMinutes: ReturnType<typeof addMinutes>;
  readonly reopenAttempt: ReturnType<typeof reopenAttempt>;
  readonly announce: ReturnType<typeof announce>;
  readonly withdrawAnnouncement: ReturnType<typeof withdrawAnnouncement>;
  readonly readNews: ReturnType<typeof readNews>;
  readonly feed: DeskFeed;
  readonly broadcasts: BroadcastFeed;
  readonly now: () => number;
}

export function deskRoutes(desk: DeskUseCases): readonly BoundRoute[] {
  const view = async (examId: string) => ({
    ...viewDesk(await desk.readDesk(examId)),
    serverNow: new Date(desk.now()).toISOString(),
  });
  return [
    handle(contract.readDesk, ({ params }) => view(params.examId)),
    handle(contract.watchDesk, ({ params, identity }) =>
      desk.feed.watch(params.examId, requireUserId(identity)),
    ),
    handle(contract.addMinutes, async ({ params: { examId }, body, identity }) => {
      await desk.addMinutes({ ...body, examId, editor: editorOf(identity) });
      return view(examId);
    }),
    handle(contract.reopenAttempt, async ({ params: { examId }, body, identity }) => {
      await desk.reopenAttempt({ ...body, examId, editor: editorOf(identity) });
      return view(examId);
    }),
    handle(contract.announceToExam, async ({ params: { examId }, body, identity }) => {
      await desk.announce({ ...body, examId, editor: editorOf(identity) });
      return view(examId);
    }),
    handle(contract.withdrawAnnouncement, async ({ params, body, identity }) => {
      await desk.withdrawAnnouncement({ ...body, ...params, editor: editorOf(identity) });
      return view(params.examId);
    }),
    handle(watchBroadcasts, async () => desk.broadcasts.watch()),
    ...newsRoutes(desk),
  ];
}

function newsRoutes({ readNews, now: clock }: DeskUseCases): readonly BoundRoute[] {
  const newsFor = async (attemptId: string, identity: Identity) => {
    const now = clock();
    const command = { attemptId, studentId: requireUserId(identity), now };
    const { attempt, announcements, newsNo } = await readNews(command);
    const { status, deadlineAt, examId } = attempt;
    const serverNow = new Date(now).toISOString();
    return { examId, news: { status, deadlineAt, serverNow, newsNo, announcements: [...announcements] } };
  };
  return [
    handle(
      contract.readAttemptNews,
      async ({ params, identity }) => (await newsFor(params.id, identity)).news,
    ),
    handle(contract.watchAttempt, async ({ params, identity }) => {
      const { examId, news } = await newsFor(params.id, identity);
      return { topics: [examId, params.id], first: news };
    }),
  ];
}
