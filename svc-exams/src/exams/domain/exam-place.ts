import type { ParentType } from '@pathshala/rules/exam-kinds';
import type { ExamPlace } from './exam.ts';

/** A part of a course to which exams can belong. */
interface OutlinePart {
  /** `subject`, `chapter`, `lesson` or `unit`; others are not used. */
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly subjectId: string | null;
}

/** The parts of a course, as its owner published them last. */
export interface Outline {
  readonly courseId: string;
  readonly courseName: string;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly parents: readonly OutlinePart[];
}

export interface ParentRef {
  readonly parentType: ParentType;
  readonly parentId: string;
}

/** The types of parts that a parent type stands for: the chapter of an academic course is its unit, too. */
export function partTypesOf(parentType: ParentType): readonly string[] {
  return parentType === 'unit' ? ['unit', 'chapter'] : [parentType];
}

/** Null: the course is deleted or has no such part. */
export function placeIn(outline: Outline, { parentType, parentId }: ParentRef): ExamPlace | null {
  const { courseId, courseName, isDeleted, parents } = outline;
  if (isDeleted) return null;
  const course = { parentType, parentId, courseId, courseName };
  if (parentType === 'course') {
    const titles = { parentTitle: courseName, subjectTitle: courseName };
    return parentId === courseId ? { ...course, ...titles, subjectId: null } : null;
  }
  const types = partTypesOf(parentType);
  const part = parents.find(({ type, id }) => id === parentId && types.includes(type));
  if (part === undefined) return null;
  const { title: parentTitle, subjectId } = part;
  const subject = parents.find(({ type, id }) => type === 'subject' && id === subjectId);
  return { ...course, parentTitle, subjectId, subjectTitle: subject?.title ?? parentTitle };
}

const placeFields = ['parentTitle', 'subjectId', 'subjectTitle', 'courseId', 'courseName'] as const;

export function isSamePlace(one: ExamPlace, other: ExamPlace): boolean {
  return placeFields.every((field) => one[field] === other[field]);
}
