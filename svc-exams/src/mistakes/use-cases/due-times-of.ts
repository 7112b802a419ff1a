import type { MistakePorts, Mistakes } from '../ports.ts';

export interface DueTimesOfDependencies {
  readonly mistakes: Pick<Mistakes, 'idOf' | 'findAll'>;
}

/** When these questions come again, by question id; those that are not in the student's notebook are missing. */
export function dueTimesOf({ mistakes }: DueTimesOfDependencies): MistakePorts['dueTimesOf'] {
  return async (studentId, questionIds) => {
    const cards = await mistakes.findAll(questionIds.map((id) => mistakes.idOf(studentId, id)));
    return new Map(
      [...cards.values()]
        .filter(({ isRemoved }) => !isRemoved)
        .map(({ questionId, memory }) => [questionId, memory.dueAt]),
    );
  };
}
