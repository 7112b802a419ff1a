import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/lesson-progress';
import type { completeLesson } from '../use-cases/complete-lesson.ts';
import type { readOutline, readProgress } from '../use-cases/read-progress.ts';
import { viewOutline, viewProgress } from './views.ts';

interface LessonProgressUseCases {
  readonly completeLesson: ReturnType<typeof completeLesson>;
  readonly readOutline: ReturnType<typeof readOutline>;
  readonly readProgress: ReturnType<typeof readProgress>;
}

export function lessonProgressRoutes(useCases: LessonProgressUseCases): BoundRoute[] {
  return [
    handle(contract.readCourseOutline, async ({ params, identity }) =>
      viewOutline(await useCases.readOutline(params.id, identity)),
    ),
    handle(contract.readCourseProgress, async ({ params, identity }) =>
      viewProgress(await useCases.readProgress(params.id, identity)),
    ),
    handle(contract.completeLesson, async ({ params, body, identity }) => {
      const command = { lessonId: params.id, isCompleted: body.completed };
      return viewProgress(await useCases.completeLesson(command, identity));
    }),
  ];
}
