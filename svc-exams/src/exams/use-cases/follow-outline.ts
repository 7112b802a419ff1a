import { movedExam } from '../domain/author-exam.ts';
import { placeIn, type Outline } from '../domain/exam-place.ts';
import type { Exams, Outlines } from '../ports.ts';
import { changeOf } from './paper-events.ts';

interface FollowOutlineDependencies {
  readonly exams: Exams;
  readonly outlines: Outlines;
}

export type FollowOutline = ReturnType<typeof followOutline>;

/**
 * Brings the exams of a course into agreement with its outline: withdraws those whose parent was removed, and offers those
 * again whose parent was restored. Starts again when a later outline was stored meanwhile.
 */
export function followOutline({ exams, outlines }: FollowOutlineDependencies) {
  async function apply(outline: Outline): Promise<void> {
    for (const placed of await exams.placesIn(outline.courseId)) {
      if (movedExam(placed, placeIn(outline, placed)) === null) continue;
      await exams.update(placed._id, (exam) => {
        const moved = movedExam(exam, placeIn(outline, exam));
        return moved && changeOf(exam, moved);
      });
    }
  }

  return async (courseId: string): Promise<void> => {
    let applied: number | undefined;
    for (;;) {
      const outline = await outlines.find(courseId);
      if (outline === null || outline.version === applied) return;
      await apply(outline);
      applied = outline.version;
    }
  };
}
