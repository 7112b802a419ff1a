import type { listSampleQuestions } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';
import type { AdmissionCard, SampleQuestion } from '../../courses/course-types.ts';
import { plainFirst } from './plain-first.ts';
import { useFirstAdmissionCourses } from './use-first-courses.ts';

interface HeroQuestion {
  readonly question: SampleQuestion;
  readonly course: AdmissionCard;
}

interface HeroQuestions {
  /** `loading`, or `none` where no course has a sample question or they cannot be had. */
  readonly shown: HeroQuestion | 'loading' | 'none';
  /** Shows another question; after the last the first again. Undefined where there is no other. */
  readonly showNext: (() => void) | undefined;
}

/** The sample questions of the first courses, one at a time. */
export function useHeroQuestions(): HeroQuestions {
  const [index, setIndex] = useState(0);
  const { questions, isWhole } = useQuestionsUpTo(index);
  const next = isWhole && index + 1 >= questions.length ? 0 : index + 1;
  const shown = questions[index] ?? (isWhole ? (questions[0] ?? 'none') : 'loading');
  return { shown, showNext: isWhole && questions.length < 2 ? undefined : () => setIndex(next) };
}

/**
 * Questions of a course are requested when the courses before it have no more; a course that was deleted meanwhile has none.
 * `isWhole`: there are no others.
 */
function useQuestionsUpTo(index: number) {
  // One course, which the manifest names as the page's first call, is enough for most visitors.
  const one = useFirstAdmissionCourses(1);
  const first = useSamples(one?.[0], one === undefined ? null : 0, index);
  const isMoreWanted = first.upTo !== null && index + 1 >= first.upTo;
  const more = useFirstAdmissionCourses(isMoreWanted ? undefined : 1);
  const [, b, c, d] = more ?? [];
  const second = useSamples(b, first.upTo, index);
  const third = useSamples(c, second.upTo, index);
  const fourth = useSamples(d, third.upTo, index);
  const questions = [first, second, third, fourth].flatMap(({ found }) => found);
  return { questions, isWhole: isMoreWanted && more !== undefined && fourth.upTo !== null };
}

interface Samples {
  readonly found: readonly HeroQuestion[];
  /** The number of questions of this course and those before it; null while it is not known. */
  readonly upTo: number | null;
}

/** The questions of a course, once `before`, the number of those before it, is not enough for the one at `index`. */
function useSamples(course: AdmissionCard | undefined, before: number | null, index: number): Samples {
  const isWanted = course !== undefined && before !== null && index >= before;
  const { data, error } = useApiQuery<typeof listSampleQuestions>(
    '/admissioncourse/universities/samplequestions/{courseCode}',
    { params: { courseCode: course?.courseCode ?? '' } },
    { enabled: isWanted, staleTime: 60_000 },
  );
  if (course === undefined) return { found: [], upTo: before };
  if (!isWanted || before === null) return { found: [], upTo: null };
  if (data === undefined) return { found: [], upTo: error === null ? null : before };
  const found = plainFirst(data.items).map((question) => ({ question, course }));
  return { found, upTo: before + found.length };
}
