import { lessonInput } from '@pathshala/svc-catalog-contract/course';
import type { readLesson } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf, WholeInput } from '@pathshala/web-kit/route-types';
import { z } from 'zod';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { texts as lessonsTexts } from './texts.ts';

export type Lesson = AnswerOf<typeof readLesson>;

interface MaterialDraft {
  readonly _id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly link: string;
}

interface SubLessonDraft {
  readonly _id?: string | undefined;
  readonly title: string;
  /** Rich text. */
  readonly content: string;
  readonly videoLink: string;
  /** Minutes; null: not given. */
  readonly duration: number | null;
}

export interface LessonDraft {
  readonly title: string;
  /** Rich text. */
  readonly content: string;
  readonly videoLink: string;
  /** Minutes; null: not given. */
  readonly duration: number | null;
  readonly supplementaryMaterials: readonly MaterialDraft[];
  readonly subLessons: readonly SubLessonDraft[];
}

export const emptyMaterial: MaterialDraft = { title: '', description: '', type: '', link: '' };

export const emptySubLesson: SubLessonDraft = { title: '', content: '', videoLink: '', duration: null };

export const emptyLesson: LessonDraft = {
  title: '',
  content: '',
  videoLink: '',
  duration: null,
  supplementaryMaterials: [],
  subLessons: [],
};

/** A material that is stored as a text is a link or a title. */
export function materialOf(stored: Lesson['supplementaryMaterials'][number]): MaterialDraft {
  if (typeof stored !== 'string') return stored;
  return { ...emptyMaterial, [stored.startsWith('https://') ? 'link' : 'title']: stored };
}

/** A sub-lesson that is stored as a text is its title. */
export function subLessonOf(stored: Lesson['subLessons'][number]): SubLessonDraft {
  return typeof stored === 'string' ? { ...emptySubLesson, title: stored } : stored;
}

export function draftOf(lesson: Lesson): LessonDraft {
  const { title, content, videoLink, duration } = lesson;
  return {
    title,
    content,
    videoLink,
    duration,
    supplementaryMaterials: lesson.supplementaryMaterials.map(materialOf),
    subLessons: lesson.subLessons.map(subLessonOf),
  };
}

const withoutNull = ({ duration, ...rest }: SubLessonDraft) => ({
  ...rest,
  duration: duration ?? 0,
});

function inputOf(draft: LessonDraft): z.input<typeof lessonInput> {
  const { duration, supplementaryMaterials, subLessons, ...texts } = draft;
  return {
    ...texts,
    duration: duration ?? 0,
    // The form does not show exams: what is stored is added by the save.
    exams: [],
    supplementaryMaterials: [...supplementaryMaterials],
    subLessons: subLessons.map(withoutNull),
  } satisfies WholeInput<typeof lessonInput>;
}

function checkEntries(draft: LessonDraft, context: z.core.$RefinementCtx): void {
  const require = (typed: string, path: (string | number)[], text: TextInBoth): void => {
    if (typed.trim() === '') context.addIssue({ code: 'custom', path, params: { text } });
  };
  draft.supplementaryMaterials.forEach(({ title, link }, index) =>
    require(title + link, ['supplementaryMaterials', index, 'title'], lessonsTexts.materialRequired),
  );
  draft.subLessons.forEach(({ title }, index) =>
    require(title, ['subLessons', index, 'title'], lessonsTexts.subLessonRequired),
  );
}

/** Validates a draft: first what must be filled in, then the contract. Both name the same paths. */
export const lessonSchema = z
  .custom<LessonDraft>()
  .superRefine(
    requiredTexts({ title: lessonsTexts.nameRequired, content: lessonsTexts.contentRequired }, 'content'),
  )
  .superRefine(checkEntries)
  .transform(inputOf)
  .pipe(lessonInput);
