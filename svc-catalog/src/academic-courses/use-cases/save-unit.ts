import type { Editor } from '@pathshala/back-office/edit-mark';
import { addChapter, locateChapter, requireSubject } from '../domain/chapters.ts';
import { type AcademicCourse, requireCourse, requireTitle } from '../domain/course.ts';
import { deleteChapter as withoutChapter } from '../domain/delete-parts.ts';
import { editChapter, firstMark, type PartTexts } from '../domain/edit-parts.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { EditTree } from './edit-tree.ts';
import { describeChapter, type ChapterForAuthor } from './locate-for-author.ts';

interface SaveUnitDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly edit: EditTree;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateUnitCommand {
  readonly courseId: string;
  readonly subjectId: string;
  readonly texts: PartTexts;
  readonly editor: Editor;
}

function requireUnitTitle({ title }: PartTexts): void {
  requireTitle(title, { code: 'catalog.unit-title-required', field: 'title' });
}

/** The unit of the subject that a new unit with these texts replaces (spec §5). */
function sameUnit(course: AcademicCourse, subjectId: string, texts: PartTexts) {
  return requireSubject(course, subjectId).units.find(
    ({ title, description }) => title === texts.title && description === texts.description,
  );
}

export function createUnit(deps: SaveUnitDependencies) {
  return async ({ courseId, subjectId, texts, editor }: CreateUnitCommand): Promise<ChapterForAuthor> => {
    requireSubject(requireCourse(await deps.courses.find(courseId)), subjectId);
    requireUnitTitle(texts);
    const _id = deps.newId();
    const course = await deps.edit({ courseId, editor }, (stored, partEdit) => {
      const replaced = sameUnit(stored, subjectId, texts);
      const deletion = { now: deps.now(), by: editor };
      const rest = replaced ? withoutChapter(stored, replaced._id, deletion) : stored;
      return addChapter(rest, subjectId, {
        chapter: { _id, ...texts, ...firstMark(partEdit) },
        number: undefined,
      });
    });
    return describeChapter(deps.lessons, locateChapter(course, _id));
  };
}

interface ReplaceUnitCommand extends CreateUnitCommand {
  readonly id: string;
  /** The revision of the unit that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
}

/** Moves the unit to the end of another subject where the command names one. */
export function replaceUnit(deps: SaveUnitDependencies) {
  return async ({
    id,
    courseId,
    subjectId,
    texts,
    ...edited
  }: ReplaceUnitCommand): Promise<ChapterForAuthor> => {
    locateChapter(requireCourse(await deps.courses.find(courseId)), id);
    requireUnitTitle(texts);
    const course = await deps.edit({ courseId, ...edited }, (stored, partEdit) =>
      editChapter(stored, id, { texts, subjectId, edit: partEdit }),
    );
    return describeChapter(deps.lessons, locateChapter(course, id));
  };
}
