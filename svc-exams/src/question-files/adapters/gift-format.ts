import { setImmediate } from 'node:timers/promises';
import { parse, type GIFTQuestion, type TextFormat } from 'gift-pegjs';
import type { QuestionDraft } from '../../question-bank/ports.ts';
import { placeOfCategory, type Place } from '../domain/category-place.ts';
import {
  bareQuestion,
  maxFileQuestions,
  type FileError,
  type FileQuestion,
  type FormatContent,
} from '../domain/file-question.ts';
import { fragmentOfText, isHtml } from '../domain/fragments.ts';
import { notesOf, parseNotes } from '../domain/question-notes.ts';
import { decodeText, encodeText } from '@pathshala/uploads/decode-text';

/** Questions after which other requests come in between. */
const blocksAtOnce = 20;
/** Questions, and a category or comment for each. */
const maxBlocks = 2 * maxFileQuestions + 1;
/** Characters; above what a question may have. The grammar reads them one by one. */
const maxBlockLength = 200_000;
const noteComment = '// pathshala: ';

interface Block {
  readonly line: number;
  readonly text: string;
}

/** Questions stand apart by empty lines, of which GIFT has none inside a question. */
function blocksOf(source: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, text] of source.split(/\r\n|\r|\n/u).entries()) {
    const isEmpty = text.trim() === '';
    if (!isEmpty && isOpen) blocks.at(-1)?.lines.push(text);
    else if (!isEmpty) blocks.push({ line: index + 1, lines: [text] });
    isOpen = !isEmpty;
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }));
}

function fragmentOf(text: TextFormat | null | undefined): string {
  if (!text) return '';
  return text.format === 'html' || isHtml(text.text) ? text.text : fragmentOfText(text.text);
}

const trueOrFalse = ['সত্য | True', 'মিথ্যা | False'];

function optionsOf(question: GIFTQuestion): QuestionDraft['options'] | null {
  if (question.type === 'TF') {
    return trueOrFalse.map((text, index) => ({ text, isCorrect: (index === 0) === question.isTrue }));
  }
  if (question.type !== 'MC' && question.type !== 'Short') return null;
  const options = question.choices.map(({ text, isCorrect, weight }) => ({
    text: fragmentOf(text),
    isCorrect: isCorrect || (weight ?? 0) > 0,
  }));
  // One answer to be typed is no choice.
  return options.length > 1 ? options : null;
}

function questionOf(block: Block, question: GIFTQuestion, place: Place): FileQuestion | FileError {
  const { line } = block;
  const options = optionsOf(question);
  if (options === null || !('globalFeedback' in question)) {
    return { line, code: 'exams.question-import.line.otherKind' };
  }
  const note = block.text.split('\n').find((text) => text.startsWith(noteComment));
  const notes =
    note === undefined
      ? { ...bareQuestion, ...place, tags: question.tags ?? [] }
      : parseNotes(note.slice(noteComment.length));
  const texts = { question: fragmentOf(question.stem), explanation: fragmentOf(question.globalFeedback) };
  return { line, draft: { ...bareQuestion, ...notes, ...texts, options } };
}

function parsedBlock({ text }: Block): GIFTQuestion | null {
  if (text.length > maxBlockLength) return null;
  try {
    return parse(`${text}\n\n`)[0] ?? null;
  } catch {
    // The grammar's own message names signs, not what an author can do.
    return null;
  }
}

const isComment = ({ text }: Block): boolean => text.split('\n').every((line) => line.startsWith('//'));

const escaped = (text: string): string =>
  text.replaceAll(/[\\:#={}~]/gu, String.raw`\$&`).replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);

const html = (fragment: string): string => `[html]${escaped(fragment)}`;

/** Several correct options share the marks, as in Moodle; a wrong one takes them all. */
function choiceOf(option: QuestionDraft['options'][number], correct: number): string {
  if (correct === 1) return `${option.isCorrect ? '=' : '~'}${html(option.text)}`;
  const weight = option.isCorrect ? Number((100 / correct).toFixed(5)) : -100;
  return `~%${weight}%${html(option.text)}`;
}

function textOf(draft: QuestionDraft): string {
  const correct = draft.options.filter(({ isCorrect }) => isCorrect).length;
  const tags = draft.tags.filter((tag) => !/[\]\n]/u.test(tag)).map((tag) => `[tag:${tag}]`);
  return [
    `${noteComment}${notesOf(draft)}`,
    ...(tags.length > 0 ? [`// ${tags.join(' ')}`] : []),
    `${html(draft.question)}{`,
    ...draft.options.map((option) => choiceOf(option, correct)),
    ...(draft.explanation === '' ? [] : [`####${html(draft.explanation)}`]),
    '}',
  ].join('\n');
}

/** Moodle's GIFT: questions with options, and those with {T} or {F}. */
export const giftFormat: FormatContent = {
  async read(content) {
    const blocks = blocksOf(decodeText(content).replace(/^\uFEFF/u, '')).slice(0, maxBlocks);
    const questions: FileQuestion[] = [];
    const errors: FileError[] = [];
    let place: Place = { subject: '', chapter: '' };
    for (const [at, block] of blocks.filter((candidate) => !isComment(candidate)).entries()) {
      if (at % blocksAtOnce === 0) await setImmediate();
      const parsed = parsedBlock(block);
      if (parsed === null) errors.push({ line: block.line, code: 'exams.question-import.line.gift' });
      else if (parsed.type === 'Category') place = placeOfCategory(parsed.title);
      else {
        const read = questionOf(block, parsed, place);
        if ('code' in read) errors.push(read);
        else questions.push(read);
      }
    }
    return { questions, errors };
  },
  write: (questions) => encodeText(`${questions.map(textOf).join('\n\n')}\n`),
};
