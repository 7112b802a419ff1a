import { pickLanguage } from '@pathshala/rules/pick-language';
import type {
  createPractice,
  createPracticeFromMistakes,
  readMistakesSummary,
  readWeakestChapter,
} from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { InputOf } from '@pathshala/web-kit/route-types';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { Dashboard } from '../../../continue/dashboard-types.ts';
import { type PlanEntry, type PlanSource, none, sourceOf } from './plan-source.ts';
import { texts } from './texts.ts';

const questions = 10;
/** Reviews of one practice. */
const atOnce = 20;

/** Makes a practice and opens it: a tap on the plan begins with the first question. */
function useStartPractice<Route extends typeof createPractice | typeof createPracticeFromMistakes>(
  path: Route['path'],
) {
  const navigate = useNavigate();
  const { toast } = useServices();
  const { mutate, isPending, isSuccess } = useApiMutation<Route>('post', path, {
    onSuccess: ({ examId }) =>
      void navigate(`/student/mcq?${new URLSearchParams({ exam: examId }).toString()}`),
    onError: ({ message }) => toast.error(message),
  });
  return { start: (input: InputOf<Route>) => mutate(input), isStarting: isPending || isSuccess };
}

/** The questions of the mistakes notebook that are due. */
export function useReviews({ today }: Dashboard): PlanSource {
  const translate = useText();
  const format = useFormat();
  const { practice } = useSiteFeatures();
  const { start, isStarting } = useStartPractice<typeof createPracticeFromMistakes>(
    '/exams/practice/from-mistakes',
  );
  const query = useApiQuery<typeof readMistakesSummary>('/exams/mistakes/summary', {}, { enabled: practice });
  if (!practice) return none;
  return sourceOf(query, ({ due, nextDueAt }): PlanEntry | null => {
    if (due > 0) {
      return {
        title:
          due > atOnce
            ? translate(texts.reviewSome, { n: atOnce, total: due })
            : translate(texts.review, { n: due }),
        why: translate(texts.reviewWhy),
        isDone: false,
        begin: { start: () => start({ body: { count: atOnce } }), isStarting },
      };
    }
    if (today.reviews === 0) return null;
    return {
      title: translate(texts.reviewed, { n: today.reviews }),
      why:
        nextDueAt === null
          ? translate(texts.reviewedAll)
          : translate(texts.nextReview, { day: format.date(nextDueAt) }),
      isDone: true,
      begin: { to: '/student/mistakes' },
    };
  });
}

/** Ten questions of the chapter with the most mistakes; where none has enough, of the weakest subject of the results. */
export function useWeakest({ weakestSubject, today }: Dashboard): PlanSource {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { practice } = useSiteFeatures();
  const { start, isStarting } = useStartPractice<typeof createPractice>('/exams/practice');
  const query = useApiQuery<typeof readWeakestChapter>(
    '/exams/mistakes/weakest-chapter',
    {},
    { enabled: practice },
  );
  if (!practice) return none;
  const isDone = (subject: string): boolean => today.subjects.some((one) => isSame(one, subject));
  const ofSubject = (): PlanEntry | null => {
    if (weakestSubject === null) return null;
    const { subjectName, correct, questions: asked, percent } = weakestSubject;
    const search = new URLSearchParams({ subject: subjectName, count: String(questions) });
    return {
      title: translate(texts.practise, { n: questions, name: inLanguage(subjectName) }),
      why: translate(texts.subjectWhy, { percent: format.percent(percent), correct, questions: asked }),
      isDone: isDone(subjectName),
      begin: { to: `/student?${search.toString()}` },
    };
  };
  return sourceOf(query, ({ weakest }): PlanEntry | null => {
    if (weakest === null) return ofSubject();
    const { subject, chapter, mistakes } = weakest;
    const count = Math.min(questions, weakest.questions);
    const body = { subjects: [], chapters: [{ subject, chapter }], count };
    return {
      title: translate(texts.practise, { n: count, name: inLanguage(chapter) }),
      why: translate(texts.chapterWhy, { subject: inLanguage(subject), n: mistakes }),
      isDone: isDone(subject),
      begin: { start: () => start({ body }), isStarting },
    };
  });
}

/** Papers and the bank write a subject in one language or in both. */
function isSame(one: string, other: string): boolean {
  const wanted = namesOf(other);
  return namesOf(one).some((name) => wanted.includes(name));
}

function namesOf(name: string): readonly string[] {
  return [pickLanguage('bn', name), pickLanguage('en', name)].map((part) => part.trim().toLowerCase());
}
