import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
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
const lessonsShown = 10;
const reader = { userId: null, role: 'admin' } as const;

/** Lists lessons with unanswered questions, the longest waiting first. A deleted lesson is left out. */
export function listUnanswered({ questions, lessons }: ListUnansweredDependencies): ListWaitingWork {
  async function placeOf(lessonId: string) {
    try {
      return await lessons.locateLesson(lessonId, reader);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    }
  }
  return async () => {
    const byLesson = Map.groupBy(await questions.unanswered(lookedAt), ({ lessonId }) => lessonId);
    const shown = [...byLesson].slice(0, lessonsShown);
    const items = await Promise.all(
      shown.map(async ([lessonId, asked]) => {
        const place = await placeOf(lessonId);
        const [oldest] = asked;
        if (place === null || oldest === undefined) return [];
        return waitingItemOf({
          kind: 'lesson-questions',
          permission: permissions.questions,
          count: asked.length,
          oldestAt: oldest.createdAt,
          path: `/courses/academic/${place.courseId}/lessons/${lessonId}`,
          text,
          title: place.lessonTitle,
        });
      }),
    );
    return items.flat();
  };
}
