import type { MistakePorts, Mistakes } from '../ports.ts';

interface MistakesToPractiseDependencies {
  readonly mistakes: Pick<Mistakes, 'page' | 'idOf' | 'find'>;
}

/** The due questions, the longest due first; without due ones, the next ones. */
export function mistakesToPractise({
  mistakes,
}: MistakesToPractiseDependencies): MistakePorts['mistakesToPractise'] {
  return async (studentId, now, count) => {
    const query = { studentId, page: 1, pageSize: count };
    const due = await mistakes.page({ ...query, dueBy: new Date(now).toISOString() });
    const { items } = due.total > 0 ? due : await mistakes.page(query);
    return items.map(({ source }) => source);
  };
}

/** The source of a card that the student has not removed. */
export function sourceOfMistake({
  mistakes,
}: MistakesToPractiseDependencies): MistakePorts['sourceOfMistake'] {
  return async (studentId, questionId) => {
    const card = await mistakes.find(mistakes.idOf(studentId, questionId));
    return card === null || card.isRemoved ? null : card.source;
  };
}
