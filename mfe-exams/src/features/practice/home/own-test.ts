import type { readPracticeChoices } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

export type Choices = AnswerOf<typeof readPracticeChoices>;

export const difficulties = ['any', 'easy', 'medium', 'hard'] as const;

/** The choices for a test. */
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

/** Returns an empty list if the whole subject is chosen, or nothing of it. */
export function chaptersIn({ chapters }: OwnTest, subject: string): readonly string[] {
  return chapters.filter((one) => one.subject === subject).map(({ chapter }) => chapter);
}

/** Returns the test with the subject in it; an empty list of chapters stands for all of them. */
export function withSubject(test: OwnTest, subject: string, chapters: readonly string[]): OwnTest {
  const others = withoutSubject(test, subject);
  return {
    ...test,
    subjects: [...others.subjects, subject],
    chapters: [...others.chapters, ...chapters.map((chapter) => ({ subject, chapter }))],
  };
}

export function withoutSubject(test: OwnTest, subject: string): OwnTest {
  return {
    ...test,
    subjects: test.subjects.filter((one) => one !== subject),
    chapters: test.chapters.filter((one) => one.subject !== subject),
  };
}

/** Returns how many questions a start would give, as far as that is known: the bank may have fewer than requested. */
export function questionsIn(choices: Choices, test: OwnTest): number {
  const there = choices.subjects
    .filter(({ subject }) => test.subjects.length === 0 || test.subjects.includes(subject))
    .map(({ subject, count, chapters }) => {
      const wanted = chaptersIn(test, subject);
      const chosen = chapters.filter(({ chapter }) => wanted.includes(chapter));
      return wanted.length === 0 ? count : chosen.reduce((sum, one) => sum + one.count, 0);
    });
  return Math.min(
    Number(test.count),
    there.reduce((sum, one) => sum + one, 0),
  );
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
