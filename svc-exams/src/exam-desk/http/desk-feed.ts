import { EventStream, serverEventText } from '@pathshala/service-kit/http/event-stream';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { SessionEnds } from '../../session-ends/index.ts';
import { createExamReader, type ExamReaderDependencies } from './exam-reader.ts';
import {
  createWatchedExam,
  greet,
  sendAll,
  sendChanges,
  type Watcher,
  type WatchedExam,
} from './watched-exam.ts';

const readRightsEveryMs = 2000;

/** After this time a stream ends: its reader reconnects, and its rights are checked again. */
const streamLifeMs = 5 * 60_000;

const forgetAfterMs = 60_000;

interface DeskFeedDependencies extends ExamReaderDependencies {
  readonly sessionEnds: Pick<SessionEnds, 'lastOf'>;
  readonly newId: () => string;
}

export interface DeskFeed {
  /** Rejects for an unknown exam. */
  watch(examId: string, userId: string): Promise<EventStream>;
  /** Sends the changes since the last call to all readers of this process. */
  send(): Promise<void>;
}

/** The rows of the watched exams in memory: each change is read once for all readers. */
export function createDeskFeed(dependencies: DeskFeedDependencies): DeskFeed {
  const { sessionEnds, newId, now } = dependencies;
  const { textOfDesk, readAll, readChanges } = createExamReader(dependencies);
  const exams = new Map<string, Promise<WatchedExam>>();

  async function open(examId: string): Promise<WatchedExam> {
    const exam = createWatchedExam(newId(), now());
    exam.deskText = await textOfDesk(examId);
    await readAll(examId, exam);
    exam.sentChangeNo = exam.board.changeNo();
    return exam;
  }

  async function endOfRights({ sink, userId, since }: Watcher): Promise<void> {
    const endedAt = await sessionEnds.lastOf(userId);
    if (now() - since >= streamLifeMs || (endedAt !== null && endedAt >= since)) sink.end();
  }

  async function sendExam(examId: string, exam: WatchedExam): Promise<void> {
    if (now() - exam.rightsReadAt >= readRightsEveryMs) {
      exam.rightsReadAt = now();
      await Promise.all([...exam.watchers].map(endOfRights));
    }
    await readChanges(examId, exam);
    const deskText = await textOfDesk(examId);
    if (deskText !== exam.deskText) {
      exam.deskText = deskText;
      sendAll(exam, serverEventText({ event: 'desk', data: deskText }), now());
    }
    sendChanges(exam, now());
  }

  return {
    async watch(examId, userId) {
      const opening = exams.get(examId) ?? open(examId);
      exams.set(examId, opening);
      opening.catch(() => exams.delete(examId));
      const exam = await opening;
      return new EventStream((sink) => {
        const watcher = { sink, userId, since: now() };
        exam.watchers.add(watcher);
        exam.leftAt = null;
        greet(exam, sink, now());
        return () => {
          exam.watchers.delete(watcher);
          if (exam.watchers.size === 0) exam.leftAt = now();
        };
      });
    },

    send: () =>
      forEachSettled(exams, async ([examId, opening]) => {
        const exam = await opening;
        if (exam.leftAt !== null && now() - exam.leftAt >= forgetAfterMs) exams.delete(examId);
        else await sendExam(examId, exam);
      }),
  };
}
