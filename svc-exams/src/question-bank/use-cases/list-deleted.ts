import { deletedThingOf, type ListDeleted } from '@pathshala/service-kit/edits/recently-deleted';
import type { Questions } from '../ports.ts';

const shownCharacters = 160;

/** The first words of the question, without markup. */
function titleOf(question: string): string {
  const text = question
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).toWellFormed()}…`;
}

/** Questions of the bank that can be restored. Exams keep their copy. */
export function listDeleted({
  questions,
}: {
  readonly questions: Pick<Questions, 'listRestorable'>;
}): ListDeleted {
  return async (now) =>
    (await questions.listRestorable(now)).map((stored) =>
      deletedThingOf(stored, { _id: stored._id, kind: 'question', title: titleOf(stored.question) }),
    );
}
