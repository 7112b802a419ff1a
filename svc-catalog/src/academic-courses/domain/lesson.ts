import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { OpenList } from './open-value.ts';

interface Part {
  readonly _id: string;
  readonly courseId: string;
  readonly chapterId: string;
  /** Ascending order within the chapter. */
  readonly position: number;
  readonly title: string;
}

/** A title or an address, or both with details. */
type SupplementaryMaterial =
  | string
  | {
      readonly _id?: string | undefined;
      readonly title: string;
      readonly description: string;
      readonly type: string;
      readonly link: string;
    };

type SubLesson =
  | string
  | {
      readonly _id?: string | undefined;
      readonly title: string;
      /** Rich text. */
      readonly content: string;
      readonly videoLink: string;
      /** Minutes. */
      readonly duration: number;
    };

/** What an author writes of a lesson. */
export interface LessonDetails {
  readonly title: string;
  /** Rich text. */
  readonly content: string;
  readonly videoLink: string;
  /** Minutes. */
  readonly duration: number;
  /** This and the following fields are absent in lessons stored before they were introduced. */
  readonly supplementaryMaterials?: readonly SupplementaryMaterial[];
  readonly subLessons?: readonly SubLesson[];
  readonly exams?: OpenList;
}

export interface Lesson extends Part, LessonDetails {}

export interface Content extends Part {
  /** Rich text. */
  readonly contentDetails: string;
}

/** Throws `invalid` when title or text is missing; `code` is the message, `field` the name of the text's field. */
export function requireText(
  part: { readonly title: string; readonly text: string },
  { code, field }: { code: string; field: string },
): void {
  const missing = [...(part.title === '' ? ['title'] : []), ...(part.text.trim() === '' ? [field] : [])];
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((name) => [name, 'common.field.required']));
  throw new DomainError('invalid', code, { fields });
}
