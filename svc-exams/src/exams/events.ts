import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  batchChanged,
  courseCopied,
  courseDeleted,
  courseOutlined,
} from '@pathshala/svc-catalog-contract/events';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { CourseBatches, Exams, Outlines } from './ports.ts';
import type { copyExams } from './use-cases/copy-exams.ts';
import type { FollowOutline } from './use-cases/follow-outline.ts';
import type { storeCorrectedKey } from './use-cases/store-corrected-key.ts';

/** Exams can be addressed to the batch. */
export function onBatchChanged(courseBatches: Pick<CourseBatches, 'store'>): Subscription {
  return on(batchChanged, ({ data: { batchId, version, name, courseIds } }) =>
    courseBatches.store({ batchId, version, name, courseIds }),
  );
}

/** The exams of the original are copied, with their dates moved. */
export function onCourseCopied(copy: ReturnType<typeof copyExams>): Subscription {
  return on(courseCopied, ({ data: { parts, ...course } }) =>
    copy({ ...course, ids: new Map(parts.map(({ from, to }) => [from, to])) }),
  );
}

/** The exams of a permanently deleted course are withdrawn. */
export function onCourseDeleted({ outlines, followOutline }: OnCourseOutlinedDependencies): Subscription {
  return on(courseDeleted, async ({ data }) => {
    await outlines.end(data.courseId);
    await followOutline(data.courseId);
  });
}

interface OnCourseOutlinedDependencies {
  readonly outlines: Outlines;
  readonly followOutline: FollowOutline;
}

/** Exams can belong to the parts of the course; exams of a removed part are withdrawn. */
export function onCourseOutlined({ outlines, followOutline }: OnCourseOutlinedDependencies): Subscription {
  return on(courseOutlined, async ({ data }) => {
    const { courseId, courseName, version, isDeleted } = data;
    const parents = data.parents.map(({ type, id, title, subjectId }) => ({ type, id, title, subjectId }));
    await outlines.store({ courseId, courseName, version, isDeleted, parents });
    await followOutline(courseId);
  });
}

/** Stores the key of an exam's question; a void question keeps its key. */
export function onKeyCorrected(store: ReturnType<typeof storeCorrectedKey>): Subscription {
  return on(keyCorrected, async ({ data }) => {
    const { paperId, keyVersion, questionId, before, correct } = data;
    if (data.kind !== 'accept' && data.kind !== 'change') return;
    await store(paperId, { keyVersion, questionId, before, correct });
  });
}

/** Exams stay; the name of the account is removed from their latest edits. */
export function onUserDeleted(exams: Pick<Exams, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data }) => exams.forgetEditor(data.userId));
}
