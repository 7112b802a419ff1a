import type { ChapterParts } from '../ports.ts';
import { countDeletion } from './count-deletion.ts';
import { undoUntil, type DeleteDependencies, type DeletionResult } from './delete-course.ts';
import { locateChapterOf } from './locate-for-author.ts';
import { contentNotFound } from './read-contents.ts';
import { lessonNotFound } from './read-lessons.ts';

type DeletableParts = Pick<ChapterParts<{ readonly chapterId: string }>, 'find' | 'markDeleted'>;

function deleteChapterPart(
  deps: DeleteDependencies,
  parts: DeletableParts,
  { field, notFound }: { field: 'lessons' | 'contents'; notFound: () => Error },
) {
  const locate = locateChapterOf(deps);
  const count = countDeletion(deps);
  return async (id: string): Promise<DeletionResult> => {
    const part = await parts.find(id);
    if (part === null) throw notFound();
    const { course } = await locate(part.chapterId);
    const counts = await count(course._id, {
      _id: id,
      subjectIds: [],
      chapterIds: [],
      isWholeCourse: false,
    });
    const now = deps.now();
    if (!(await parts.markDeleted(id, now))) throw notFound();
    return { _id: id, ...counts, [field]: 1, undoUntil: undoUntil(now) };
  };
}

export function deleteLesson(deps: DeleteDependencies) {
  return deleteChapterPart(deps, deps.lessons, { field: 'lessons', notFound: lessonNotFound });
}

export function deleteContent(deps: DeleteDependencies) {
  return deleteChapterPart(deps, deps.contents, { field: 'contents', notFound: contentNotFound });
}
