import { DomainError } from '@pathshala/contract-kit/domain-error';
import { reaches } from '@pathshala/rules/limited-rights';
import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListLimitedWork, ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Lessons, Questions } from '../ports.ts';

interface ListUnansweredDependencies {
  readonly questions: Pick<Questions, 'unanswered'>;
  readonly lessons: Lessons;
}

const text = {
  en: '{title}: {n} questions without an answer',
  one: '{title}: 1 question without an answer',
  bn: '{title}: {n}টি প্রশ্নের উত্তর নেই',
};

const lookedAt = 200;
/** Questions of the whole school among which those of some courses are found. */
const lookedAtOfOthers = 1_000;
const lessonsShown = 10;
const reader = { userId: null, role: 'admin' } as const;

/** Null: the lesson is unknown or deleted. */
export async function placeOf(lessons: Lessons, lessonId: string) {
  try {
    return await lessons.locateLesson(lessonId, reader);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null;
    throw error;
  }
}

type Unanswered = Awaited<ReturnType<Questions['unanswered']>>;
type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>;

function itemOf(lessonId: string, place: Place, asked: Unanswered): readonly WaitingItem[] {
  return asked.slice(0, 1).map((oldest) =>
    waitingItemOf({
      kind: 'lesson-questions',
      permission: permissions.questions,
      count: asked.length,
      oldestAt: oldest.createdAt,
      path: `/courses/academic/${place.courseId}/lessons/${lessonId}`,
      text,
      title: place.lessonTitle,
    }),
  );
}

/** Lists lessons with unanswered questions, the longest waiting first. A deleted lesson is left out. */
export function listUnanswered({ questions, lessons }: ListUnansweredDependencies): ListWaitingWork {
  return async () => {
    const byLesson = Map.groupBy(await questions.unanswered(lookedAt), ({ lessonId }) => lessonId);
    const items = await Promise.all(
      [...byLesson].slice(0, lessonsShown).map(async ([lessonId, asked]) => {
        const place = await placeOf(lessons, lessonId);
        return place === null ? [] : itemOf(lessonId, place, asked);
      }),
    );
    return items.flat();
  };
}

interface ListLimitedQuestionsDependencies extends ListUnansweredDependencies {
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
}

/** Lists lessons with unanswered questions of the students whom limited rights reach. */
export function listLimitedQuestions(deps: ListLimitedQuestionsDependencies): ListLimitedWork {
  const { questions, lessons, batchDirectory } = deps;
  return async (limitedTo) => {
    const reach = await batchDirectory.reachOf(limitedTo);
    const students = new Set(await batchDirectory.studentsOf(reach.batchIds));
    const found = await questions.unanswered(lookedAtOfOthers);
    const items: WaitingItem[] = [];
    for (const [lessonId, asked] of Map.groupBy(found, (question) => question.lessonId)) {
      const place = await placeOf(lessons, lessonId);
      if (place === null || !reaches(reach, place)) continue;
      const isAll = reach.courseIds.includes(place.courseId);
      const own = asked.filter(({ authorId }) => isAll || (authorId !== null && students.has(authorId)));
      items.push(...itemOf(lessonId, place, own));
      if (items.length >= lessonsShown) break;
    }
    return items;
  };
}
