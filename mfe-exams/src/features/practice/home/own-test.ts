import type { readPracticeChoices } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

export type Choices = AnswerOf<typeof readPracticeChoices>;

export const difficulties = ['any', 'easy', 'medium', 'hard'] as const;

/** What is ticked in the form. */
export interface OwnTest {
  readonly subjects: readonly string[];
  readonly chapters: readonly { readonly subject: string; readonly chapter: string }[];
  readonly difficulty: (typeof difficulties)[number];
  readonly count: string;
  readonly answersShown: 'at-once' | 'at-end';
}

export function emptyTest(subject: string | null): OwnTest {
  return {
    subjects: subject === null ? [] : [subject],
    chapters: [],
    difficulty: 'any',
    count: '10',
    answersShown: 'at-once',
  };
}

/** Unticking a subject unticks its chapters. */
export function toggleSubject(test: OwnTest, subject: string): OwnTest {
  if (!test.subjects.includes(subject)) return { ...test, subjects: [...test.subjects, subject] };
  return {
    ...test,
    subjects: test.subjects.filter((one) => one !== subject),
    chapters: test.chapters.filter((one) => one.subject !== subject),
  };
}

export function toggleChapter(test: OwnTest, subject: string, chapter: string): OwnTest {
  const others = test.chapters.filter((one) => one.subject !== subject || one.chapter !== chapter);
  const isTicked = others.length < test.chapters.length;
  return { ...test, chapters: isTicked ? others : [...others, { subject, chapter }] };
}

export function hasChapter(test: OwnTest, subject: string, chapter: string): boolean {
  return test.chapters.some((one) => one.subject === subject && one.chapter === chapter);
}

/** The body of the call. */
export function wishOf({ difficulty, count, ...test }: OwnTest) {
  return {
    subjects: [...test.subjects],
    chapters: test.chapters.map((one) => ({ ...one })),
    ...(difficulty === 'any' ? {} : { difficulty }),
    count: Number(count),
    answersShown: test.answersShown,
  };
}
