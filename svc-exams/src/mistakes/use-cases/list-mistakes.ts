import type { PageRequest } from '../../attempts/index.ts';
import type { FindQuestions, FoundQuestion } from '../../practice/index.ts';
import type { Mistake } from '../domain/mistake.ts';
import type { Mistakes } from '../ports.ts';

interface ListMistakesDependencies {
  readonly mistakes: Pick<Mistakes, 'page' | 'remove'>;
  readonly findQuestions: FindQuestions;
}

interface ListMistakesCommand extends PageRequest {
  readonly studentId: string;
  readonly isDueOnly: boolean;
  readonly now: number;
}

export interface ShownMistake {
  readonly mistake: Mistake;
  readonly found: FoundQuestion;
  readonly isDue: boolean;
}

/**
 * A page of the notebook with questions and keys. The card of a question that no longer exists is removed; a question whose key
 * is hidden again is left out.
 */
export function listMistakes({ mistakes, findQuestions }: ListMistakesDependencies) {
  return async (command: ListMistakesCommand) => {
    const { isDueOnly, now, ...query } = command;
    const time = new Date(now).toISOString();
    const { items, total } = await mistakes.page({ ...query, dueBy: isDueOnly ? time : undefined });
    const found = await findQuestions(
      items.map(({ source }) => source),
      command,
    );
    const gone = items.filter(({ questionId }) => !found.has(questionId));
    for (const { _id } of gone) await mistakes.remove(_id);
    const shown = items.flatMap((mistake): ShownMistake[] => {
      const question = found.get(mistake.questionId);
      return question?.isKeyVisible === true
        ? [{ mistake, found: question, isDue: mistake.memory.dueAt <= time }]
        : [];
    });
    return { items: shown, total: total - gone.length };
  };
}
