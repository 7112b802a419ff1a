import type { Editor } from '@pathshala/back-office/edit-mark';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { courseCopied } from '@pathshala/svc-catalog-contract/events';
import type { CourseCopy, SeasonKind } from '../domain/course-copy.ts';
import type { CourseCopies, SeasonPart } from '../ports.ts';
import type { previewCopy } from './preview-copy.ts';

interface CopyCourseDependencies {
  readonly copies: CourseCopies;
  readonly parts: readonly SeasonPart[];
  readonly preview: ReturnType<typeof previewCopy>;
  readonly finish: FinishCopy;
  readonly now: () => number;
}

interface CopyCourseCommand {
  readonly courseId: string;
  readonly move: { readonly days: number } | { readonly startsOn: string };
  readonly takes: readonly SeasonKind[];
  readonly editor: Editor;
}

/** Longer than a copy takes. After it the job finishes a copy whose process stopped. */
const finishMs = 60_000;
const copiesAtOnce = 10;

/**
 * Copies a course with what belongs to its season, without students. The course is made first, and students do not find it; then
 * everything else, which the job `finish-course-copies` completes after a crash; the event comes last.
 */
export function copyCourse({ copies, preview, finish, now }: CopyCourseDependencies) {
  return async ({ editor, ...command }: CopyCourseCommand): Promise<CourseCopy> => {
    const { course, copier, days } = await preview(command);
    const { courseId: fromCourseId, courseKind } = course;
    const made = await copier.copy({ courseId: fromCourseId, days, editor });
    const copy = await copies.insert({
      _id: made.courseId,
      fromCourseId,
      courseKind,
      courseName: made.courseName,
      days,
      takes: command.takes,
      ids: [...made.ids],
      editorId: editor.id,
      editorName: editor.name,
      copiedAt: new Date(now()).toISOString(),
      dueAt: now() + finishMs,
      schemaVersion: 1,
    });
    return finish(copy);
  };
}

/** Makes what is taken along. Each step can be repeated, so that a copy is complete however often it was interrupted. */
export function finishCopy({ copies, parts }: Pick<CopyCourseDependencies, 'copies' | 'parts'>) {
  return async (copy: CourseCopy): Promise<CourseCopy> => {
    const ids = new Map(copy.ids);
    for (const part of parts.filter(({ kind }) => copy.takes.includes(kind))) {
      for (const [from, to] of await part.copy(copy, ids)) ids.set(from, to);
    }
    return copies.update(copy._id, (stored) => {
      if (stored.dueAt === null) return null;
      const { _id: courseId, fromCourseId, courseKind, courseName, days } = stored;
      const partIds = [...ids].map(([from, to]) => ({ from, to }));
      const fact = { courseId, fromCourseId, courseKind, courseName, days, parts: partIds };
      return {
        state: { ...stored, ids: [...ids], dueAt: null },
        events: [pending(courseCopied, { ...fact, copiedAt: stored.copiedAt })],
      };
    });
  };
}

type FinishCopy = ReturnType<typeof finishCopy>;

/** The job `finish-course-copies`. */
export function finishCopies({
  copies,
  finish,
  now,
}: Pick<CopyCourseDependencies, 'copies' | 'finish' | 'now'>) {
  return async (): Promise<void> => {
    for (const copy of await copies.listDue(now(), copiesAtOnce)) await finish(copy);
  };
}
