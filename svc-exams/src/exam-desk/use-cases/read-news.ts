import { type Attempt, attemptNotFound, type Attempts, type CloseOverdue } from '../../attempts/index.ts';
import type { DeskNews, ExamDesk } from '../ports.ts';
import type { DeskChanges } from './desk-changes.ts';

interface ReadNewsDependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
  readonly news: DeskNews;
  readonly changes: DeskChanges;
}

interface NewsCommand {
  readonly attemptId: string;
  readonly studentId: string;
  readonly now: number;
}

interface News extends Pick<ExamDesk, 'announcements' | 'newsNo'> {
  readonly attempt: Attempt;
}

/** The news that an idle page polls; the poll shows the desk that the page is open. */
export function readNews({ attempts, closeOverdue, news, changes }: ReadNewsDependencies) {
  return async ({ attemptId, studentId, now }: NewsCommand): Promise<News> => {
    const found = await attempts.find(attemptId);
    if (found === null || found.studentId !== studentId) throw attemptNotFound();
    const attempt = await closeOverdue(found, now);
    if (attempt.status === 'open') changes.noteSeen(attempt);
    return { attempt, ...(await news.of(attempt.examId)) };
  };
}
