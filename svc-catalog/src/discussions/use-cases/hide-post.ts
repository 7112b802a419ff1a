import { changeAnswer, requireVisible, type Question } from '../domain/question.ts';
import type { Questions } from '../ports.ts';

interface HidePostDependencies {
  readonly questions: Questions;
}

interface Visibility {
  readonly id: string;
  readonly isHidden: boolean;
}

/** Hides a question from students with its answers, or restores it. */
export function hideQuestion({ questions }: HidePostDependencies) {
  return async ({ id, isHidden }: Visibility): Promise<Question> => {
    requireVisible(await questions.find(id), true);
    return questions.update(id, (stored) => ({ state: { ...requireVisible(stored, true), isHidden } }));
  };
}

export function hideAnswer({ questions }: HidePostDependencies) {
  return async ({ id, isHidden }: Visibility): Promise<Question> => {
    const { _id } = requireVisible(await questions.withAnswer(id), true);
    return questions.update(_id, (stored) => ({
      state: changeAnswer(requireVisible(stored, true), id, (answer) => ({ ...answer, isHidden })),
    }));
  };
}
