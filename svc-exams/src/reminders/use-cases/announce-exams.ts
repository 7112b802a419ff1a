import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { examSoonNotice } from '@pathshala/svc-exams-contract/reminder-notices';
import { type Entitlements, scopeOf } from '../../entitlements/index.ts';
import type { PaperHead, Papers } from '../../papers/index.ts';
import { announcedBeforeMs, type ExamAnnouncement } from '../domain/exam-announcement.ts';
import type { ExamAnnouncements } from '../ports.ts';

interface AnnounceExamsDependencies {
  readonly papers: Pick<Papers, 'head' | 'headsOpeningBetween' | 'publishedVersion'>;
  readonly entitlements: Pick<Entitlements, 'studentPage' | 'rightTo'>;
  readonly announcements: ExamAnnouncements;
  readonly now: () => number;
}

const examsAtOnce = 100;
/** The notices of this many students are stored with the announcement until they are published. */
const studentsAtOnce = 200;
const readsAtOnce = 25;
const week = 7 * 24 * 60 * 60_000;

const pathOf = ({ paperId, campaignId }: PaperHead): string =>
  campaignId === null ? `/exams/take/${paperId}` : `/exams/campaign/${campaignId}`;

/**
 * The job `announce-exams`: tells those who may sit an exam that it begins within an hour, once for each start, in batches; each
 * write also stores the position. An exam that is withdrawn or moved meanwhile is not announced any more, and neither is it to
 * students whose right has ended or is paused.
 */
export function announceExams({ papers, entitlements, announcements, now }: AnnounceExamsDependencies) {
  async function beginNew(): Promise<void> {
    const range = { from: now(), to: now() + announcedBeforeMs };
    for (const { paperId, window } of await papers.headsOpeningBetween(range, examsAtOnce)) {
      const startsAt = window?.opensAt ?? '';
      await announcements.begin({
        _id: `${paperId}-${Date.parse(startsAt)}`,
        paperId,
        startsAt,
        upTo: '',
        dueAt: now(),
        schemaVersion: 1,
      });
    }
  }

  /** The next students, the last of them and those who may sit it; null: there is nobody left. */
  async function nextStudents(head: PaperHead, upTo: string) {
    const { paper } = await papers.publishedVersion(head.paperId, head.paperVersion);
    const scope = scopeOf(paper);
    const some = await entitlements.studentPage(scope, { after: upTo, limit: studentsAtOnce });
    const last = some.at(-1);
    if (last === undefined) return null;
    const rights = await mapInBatches(some, readsAtOnce, async (studentId) => {
      const { isEntitled, isPaused } = await entitlements.rightTo(studentId, scope);
      return isEntitled && !isPaused ? [studentId] : [];
    });
    return { last, entitled: rights.flat() };
  }

  /** The announcement after its next batch; null: it is done. */
  async function announceSome(found: ExamAnnouncement): Promise<ExamAnnouncement | null> {
    const head = await papers.head(found.paperId);
    const isStale =
      head === null || head.isWithdrawn || head.window?.opensAt !== found.startsAt || isOver(found);
    const next = isStale ? null : await nextStudents(head, found.upTo);
    const values = head && { title: head.title, path: pathOf(head), startsAt: found.startsAt };
    const stored = await announcements.update(found._id, (latest) => {
      if (latest.upTo !== found.upTo || latest.dueAt === null) return null;
      if (next === null || values === null) return { state: { ...latest, dueAt: null } };
      return {
        state: { ...latest, upTo: next.last },
        events: next.entitled.map((studentId) =>
          pending(noticeRequested, examSoonNotice.request(studentId, values)),
        ),
      };
    });
    return stored.dueAt === null ? null : stored;
  }

  const isOver = ({ startsAt }: ExamAnnouncement): boolean => Date.parse(startsAt) <= now();

  return async (): Promise<void> => {
    await beginNew();
    for (const due of await announcements.listDue(now(), examsAtOnce)) {
      let left: ExamAnnouncement | null = due;
      while (left !== null) left = await announceSome(left);
    }
    await announcements.deleteBefore(new Date(now() - week).toISOString());
  };
}
