import { textOfHtml } from '@pathshala/rules/escape-html';
import { splitLanguages } from '@pathshala/rules/language-parts';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Questions } from '../ports.ts';

const shownCharacters = 160;

/** The first words of a text, without markup. */
function firstWords(fragment: string): string {
  const text = textOfHtml(fragment).replaceAll(/\s+/gu, ' ').trim();
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).toWellFormed()}…`;
}

/** The question as a title: `বাংলা | English` where it has both. */
function titleOf(question: string): string {
  const parts = splitLanguages(question);
  if (parts === null) return firstWords(question);
  return [parts.bn, parts.en]
    .map(firstWords)
    .filter((text) => text !== '')
    .join(' | ');
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
