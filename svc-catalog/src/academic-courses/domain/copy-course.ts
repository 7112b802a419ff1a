import { listKeyOf } from '@pathshala/rules/bengali-order';
import { firstMark, type PartEdit } from './edit-parts.ts';
import type { AcademicCourse, CourseDetails, EditMark, Subject } from './course.ts';

interface Copying {
  readonly newId: () => string;
  readonly edit: PartEdit;
}

interface CourseCopy {
  readonly course: AcademicCourse;
  /** The new id of each chapter, by the old one. */
  readonly chapterIds: ReadonlyMap<string, string>;
  /** The new ids of the course and of its subjects, by the old ones. */
  readonly upperIds: ReadonlyMap<string, string>;
}

/** Characters. */
const maxTitle = 300;
const suffix = ' (copy)';

/** The course texts of the author. Student data, such as ratings, stays with the original. */
export function detailsToCopy(course: AcademicCourse): CourseDetails {
  const { studentFeedback: _f, studentEnrollments: _e, discussionBoard: _b, ...rest } = course;
  const { _id, subjects: _s, titleKey: _k, fee: _fee, createdAt: _c, isUnfinished: _u, ...more } = rest;
  const { deletedAt: _d, deletedBy: _y, removalDueAt: _r, deletedParts: _p, removals: _m, ...marked } = more;
  const { cleanUpAt: _t, rank: _place, ...edited } = marked;
  const { edited: _edited, editorId: _editor, studentRatings: _n, ...details } = edited;
  return { ...details, ratings: 0 };
}

function withoutMark<Part extends EditMark>({ edited: _edited, editorId: _editor, ...part }: Part) {
  return part;
}

/** A draft with new ids throughout. */
export function copyCourse(source: AcademicCourse, { newId, edit }: Copying): CourseCopy {
  const chapterIds = new Map<string, string>();
  const idOfChapter = (id: string): string => {
    const copied = newId();
    chapterIds.set(id, copied);
    return copied;
  };
  const upperIds = new Map([source, ...source.subjects].map(({ _id }) => [_id, newId()]));
  const idOf = (id: string): string => upperIds.get(id) ?? newId();
  const subjects = source.subjects.map((subject): Subject => ({
    ...withoutMark(subject),
    ...firstMark(edit),
    _id: idOf(subject._id),
    units: subject.units.map((unit) => ({
      ...withoutMark(unit),
      ...firstMark(edit),
      _id: idOfChapter(unit._id),
    })),
  }));
  const title = `${source.title.slice(0, maxTitle - suffix.length).toWellFormed()}${suffix}`;
  const course: AcademicCourse = {
    ...detailsToCopy(source),
    ...firstMark(edit),
    _id: idOf(source._id),
    title,
    titleKey: listKeyOf(title),
    status: 'draft',
    fee: source.fee,
    subjects,
    createdAt: edit.now,
    deletedAt: null,
  };
  return { course, chapterIds, upperIds };
}
