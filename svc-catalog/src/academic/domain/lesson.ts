import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { LessonInput } from '@pathshala/svc-catalog-contract/course';

interface Part {
  readonly _id: string;
  readonly courseId: string;
  readonly chapterId: string;
  /** Grows; the order within the chapter. */
  readonly position: number;
  readonly title: string;
}

export interface Lesson extends Part {
  /** Rich text. */
  readonly content: string;
  readonly videoLink: string;
  /** Minutes. */
  readonly duration: number;
  /** None in lessons that were stored before these fields were taken. */
  readonly supplementaryMaterials?: LessonInput['supplementaryMaterials'];
  readonly subLessons?: LessonInput['subLessons'];
  readonly exams?: LessonInput['exams'];
}

export interface Content extends Part {
  /** Rich text. */
  readonly contentDetails: string;
}

/** Throws `invalid` when a title or the text is missing; `code` is the message, `field` the text's name. */
export function demandText(
  part: { readonly title: string; readonly text: string },
  { code, field }: { code: string; field: string },
): void {
  const missing = [...(part.title === '' ? ['title'] : []), ...(part.text.trim() === '' ? [field] : [])];
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((name) => [name, 'common.field.required']));
  throw new DomainError('invalid', code, { fields });
}
