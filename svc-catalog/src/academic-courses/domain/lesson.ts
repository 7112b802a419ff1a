import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Deletable } from '@pathshala/rules/undo-window';
import type { EditMark } from './course.ts';
import type { OpenList } from './open-value.ts';

/** `deletedAt` is absent in parts stored before they could be deleted. */
interface Part extends EditMark, Partial<Deletable> {
  readonly _id: string;
  readonly courseId: string;
  readonly chapterId: string;
  /** Ascending order within the chapter. */
  readonly position: number;
  readonly title: string;
  /** `listKeyOf` of the title, for sorting and searching. */
  readonly titleKey: string;
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

/** The fields of a lesson that an author writes. */
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

/** The fields of a content that an author writes. */
export interface ContentDetails {
  readonly title: string;
  /** Rich text. */
  readonly contentDetails: string;
}

export interface Content extends Part, ContentDetails {}

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
