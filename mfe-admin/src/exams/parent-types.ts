import type { ExamParentType } from '@pathshala/svc-exams-contract/exam';

/** What an exam can belong to. */
export const parentTypes: readonly ExamParentType[] = ['course', 'subject', 'chapter', 'lesson', 'unit'];

export function isParentType(text: string): text is ExamParentType {
  return parentTypes.some((type) => type === text);
}
