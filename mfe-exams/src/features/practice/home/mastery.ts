import type { readPracticeMastery } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

type SubjectMastery = AnswerOf<typeof readPracticeMastery>['subjects'][number];

export interface MasteryLookup {
  /** undefined: it is not loaded; null: nothing was answered yet. */
  readonly ofSubject: (subject: string) => number | null | undefined;
  readonly ofChapter: (subject: string, chapter: string) => number | null | undefined;
}

/** Reads what the student masters, in percent. The page works without it. */
export function useMastery() {
  const query = useApiQuery<typeof readPracticeMastery>('/exams/practice/mastery', {});
  const lookup: MasteryLookup = lookupIn(query.data?.subjects);
  return { lookup, hasFailed: query.error !== null && query.data === undefined, retry: query.refetch };
}

function lookupIn(subjects: readonly SubjectMastery[] | undefined): MasteryLookup {
  const find = (subject: string) => subjects?.find((one) => one.subject === subject);
  return {
    ofSubject: (subject) => subjects && (find(subject)?.percent ?? null),
    ofChapter: (subject, chapter) =>
      subjects && (find(subject)?.chapters.find((one) => one.chapter === chapter)?.percent ?? null),
  };
}
