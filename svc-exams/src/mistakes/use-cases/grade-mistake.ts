import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Grade, graded, type Mistake, type Scheduler } from '../domain/mistake.ts';
import type { Mistakes } from '../ports.ts';

interface GradeMistakeDependencies {
  readonly mistakes: Pick<Mistakes, 'find' | 'change'>;
  readonly scheduler: Scheduler;
}

interface GradeMistakeCommand {
  readonly cardId: string;
  readonly studentId: string;
  readonly grade: Exclude<Grade, 'again'>;
}

/** Grades the latest right answer anew, from the memory before it, so that a repeated call has the same effect. */
export function gradeMistake({ mistakes, scheduler }: GradeMistakeDependencies) {
  return async ({ cardId, studentId, grade }: GradeMistakeCommand): Promise<Mistake> => {
    const found = await mistakes.find(cardId);
    if (found === null || found.studentId !== studentId || found.isRemoved) throw mistakeNotFound();
    const after = await mistakes.change(cardId, (mistake) => {
      const changed = graded(mistake, grade, scheduler);
      if (changed === null) throw new DomainError('conflict', 'exams.nothing-to-grade');
      return changed;
    });
    if (after === null) throw mistakeNotFound();
    return after;
  };
}

function mistakeNotFound(): DomainError {
  return new DomainError('not-found', 'exams.mistake-not-found');
}
