import type { Announcement } from '@pathshala/svc-exams-contract/exam-desk';
import type { ApiError } from '@pathshala/web-kit/api-error';

interface AskedAttempt {
  readonly status: string;
  readonly deadlineAt: string;
  readonly serverNow: string;
}

/** Sends the messages of the exam desk. */
export class FakeNews {
  readonly announcements: Announcement[] = [];
  /** Answers every question with this instead. */
  refusal: ApiError | null = null;

  answer({ status, deadlineAt, serverNow }: AskedAttempt) {
    if (this.refusal) throw this.refusal;
    const announcements = [...this.announcements];
    return { status, deadlineAt, serverNow, newsNo: announcements.length, announcements };
  }
}
