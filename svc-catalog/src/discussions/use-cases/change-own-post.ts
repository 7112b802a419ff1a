import {
  changeAnswer,
  deleteQuestion,
  editPost,
  requireOwn,
  requireVisible,
  type Question,
} from '../domain/question.ts';
import type { Participant, Questions } from '../ports.ts';
import { requireAuthor, seesHiddenPosts } from './participant.ts';

interface ChangeOwnPostDependencies {
  readonly questions: Questions;
  readonly now: () => number;
}

interface Edit {
  readonly id: string;
  /** null deletes the post. */
  readonly text: string | null;
}

export function changeOwnQuestion({ questions, now }: ChangeOwnPostDependencies) {
  return async ({ id, text }: Edit, caller: Participant): Promise<Question> => {
    const { authorId } = requireAuthor(caller);
    const seesHidden = seesHiddenPosts(caller);
    requireVisible(await questions.find(id), seesHidden);
    return questions.update(id, (stored) => {
      const question = requireOwn(requireVisible(stored, seesHidden), authorId);
      const at = new Date(now()).toISOString();
      return { state: text === null ? deleteQuestion(question, at) : editPost(question, { text, now: at }) };
    });
  };
}

export function changeOwnAnswer({ questions, now }: ChangeOwnPostDependencies) {
  return async ({ id, text }: Edit, caller: Participant): Promise<Question> => {
    const { authorId } = requireAuthor(caller);
    const seesHidden = seesHiddenPosts(caller);
    const { _id } = requireVisible(await questions.withAnswer(id), seesHidden);
    return questions.update(_id, (stored) => ({
      state: changeAnswer(requireVisible(stored, seesHidden), id, (answer) => {
        const own = requireOwn(answer, authorId);
        return text === null ? null : editPost(own, { text, now: new Date(now()).toISOString() });
      }),
    }));
  };
}
