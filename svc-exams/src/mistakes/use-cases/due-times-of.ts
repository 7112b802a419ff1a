import type { MistakePorts, Mistakes } from '../ports.ts';

interface DueTimesOfDependencies {
  readonly mistakes: Pick<Mistakes, 'idOf' | 'findAll'>;
}

/** The due times of these questions, by question id; questions outside of the student's notebook are missing. */
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
