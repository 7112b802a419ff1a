import { searchKeyOf } from '@pathshala/rules/bengali';
import { listKeyOf, withOrder } from '@pathshala/rules/bengali-order';
import { textOfHtml } from '@pathshala/rules/escape-html';
import { levelOf } from './measured-difficulty.ts';
import {
  difficulties,
  keysVersion,
  type Measures,
  type QuestionContent,
  type QuestionKeys,
} from './question.ts';
import { textHash } from './text-hash.ts';

/** The number of characters of a text that are searched. Each is stored once for each sort of the list. */
const searchedLength = 200;

/** The visible text of a fragment; a picture is its address. */
function shownText(fragment: string): string {
  return textOfHtml(fragment.replaceAll(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/giu, ' $1 '));
}

/** The number of characters of a question and its options that students search: both languages of a usual question. */
const wordsLength = 400;

/** The words of a question and its options, as a search key. */
export function wordsKeyOf({ question, options }: QuestionTexts): string {
  const texts = [question, ...options.map(({ text }) => text)].map(textOfHtml);
  return searchKeyOf(texts.join(' ')).slice(0, wordsLength);
}

function searchedText(fragment: string): string {
  return searchKeyOf(textOfHtml(fragment)).slice(0, searchedLength);
}

export interface QuestionTexts {
  readonly question: string;
  readonly options: readonly { readonly text: string }[];
}

/** Equal for two questions with the same text and the same options in any order. */
export function duplicateKeyOf({ question, options }: QuestionTexts): string {
  const texts = options.map(({ text }) => searchKeyOf(shownText(text))).sort();
  return textHash([searchKeyOf(shownText(question)), ...texts].join('\n'));
}

export function questionKeysOf(
  content: QuestionContent & { readonly measures?: Measures | undefined },
): QuestionKeys {
  return {
    textKey: withOrder(searchedText(content.question)),
    wordsKey: content.forPractice ? wordsKeyOf(content) : '',
    subjectKey: listKeyOf(content.subject),
    keysVersion,
    duplicateKey: duplicateKeyOf(content),
    tagLines: content.tags.length === 0 ? '' : `\n${content.tags.join('\n')}\n`,
    difficultyRank: difficulties.indexOf(content.difficulty),
    level: levelOf(content),
  };
}
