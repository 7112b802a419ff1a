import type { ExamParentType } from '@pathshala/svc-exams-contract/exam';

/** The kinds of parent that an exam can have. */
export const parentTypes: readonly ExamParentType[] = ['course', 'subject', 'chapter', 'lesson', 'unit'];

export function isParentType(text: string): text is ExamParentType {
  return parentTypes.some((type) => type === text);
}
