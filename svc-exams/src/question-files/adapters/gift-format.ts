import { setImmediate } from 'node:timers/promises';
import { decodeText, encodeText } from '@pathshala/uploads/decode-text';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { keyOfMarks } from '../domain/answer-marks.ts';
import { categoryOfPlace, placeOfCategory } from '../domain/category-place.ts';
import { explanationOf } from '../domain/explanation.ts';
import {
  bareQuestion,
  maxFileQuestions,
  type FailedQuestion,
  type FileQuestion,
  type FormatContent,
} from '../domain/file-question.ts';
import { distinctRemarks, remarkOn } from '../domain/html-remarks.ts';
import { notesOf, parseNotes } from '../domain/question-notes.ts';
import { fragmentOfFormat } from '../domain/texts-of-format.ts';
import { giftPartsOf, type GiftBlock } from './gift-blocks.ts';
import { readGift, type GiftQuestion, type GiftText } from './gift-reader.ts';

/** The number of questions after which other requests are processed. */
const blocksAtOnce = 20;
/** Questions, and a category for each. */
const maxParts = 2 * maxFileQuestions + 1;
/** Characters; above the limit of a question. */
const maxBlockLength = 200_000;
const noteComment = '// pathshala: ';

type Place = ReturnType<typeof placeOfCategory>;
type Choice = Extract<GiftQuestion, { readonly kind: 'choice' }>;

function tagsIn(comments: readonly string[]): string[] {
  return comments.flatMap((comment) =>
    [...comment.matchAll(/\[tag:((?:\\\]|[^\]])*)\]/gu)].map(([, tag = '']) =>
      tag.replaceAll('\\]', ']').trim(),
    ),
  );
}

function factsOf({ comments }: GiftBlock, place: Place) {
  const note = comments.find((comment) => comment.startsWith(noteComment));
  if (note !== undefined) return parseNotes(note.slice(noteComment.length));
  const { subject, chapter } = place;
  return { ...bareQuestion, subject, chapter, tags: tagsIn(comments) };
}

function draftOf(choice: Choice, correct: readonly boolean[]) {
  const read = ({ text, format }: GiftText) => fragmentOfFormat(text, format);
  const [stem, general] = [read(choice.stem), read(choice.general)];
  const options = choice.answers.map(({ text, feedback }) => ({
    text: read(text),
    feedback: read(feedback),
  }));
  const { explanation, remarks } = explanationOf({
    general: general.fragment,
    whenRight: '',
    options: options.map(({ text, feedback }) => ({ text: text.fragment, feedback: feedback.fragment })),
  });
  return {
    texts: {
      question: stem.fragment,
      explanation,
      options: options.map(({ text }, at) => ({ text: text.fragment, isCorrect: correct[at] === true })),
    },
    remarks: [
      ...[stem, general, ...options.flatMap(({ text, feedback }) => [text, feedback])].flatMap(
        (text) => text.remarks,
      ),
      ...remarks,
    ],
  };
}

const errorCode = (problem: string): string => `exams.question-import.line.${problem}`;

function questionOf(block: GiftBlock, place: Place): FileQuestion | FailedQuestion {
  const { line } = block;
  const category = categoryOfPlace(place);
  const source = {
    before: category === categoryOfPlace(bareQuestion) ? '' : `$CATEGORY: ${category}\n\n`,
    fields: [{ name: '', text: block.source }],
  };
  const failed = (problem: string) => ({ line, errors: [{ line, code: errorCode(problem) }], source });
  if (block.text.length > maxBlockLength) return failed('gift');
  const isOwn = block.comments.some((comment) => comment.startsWith(noteComment));
  const read = readGift(block.text, isOwn);
  if (read.kind === 'refused') return failed(read.problem);
  const { answers, isMultiple, isRepaired } = read;
  const key = keyOfMarks({ marks: answers.map(({ mark }) => mark), isMultiple });
  if (key === null) return failed(answers.some(({ mark }) => mark > 0) ? 'partMarks' : 'noRightOption');
  const { texts, remarks } = draftOf(read, key.correct);
  const all = [
    ...(isRepaired ? [remarkOn('giftSigns')] : []),
    ...key.remarks,
    ...(isOwn ? [] : place.remarks),
    ...remarks,
  ];
  return {
    line,
    draft: { ...bareQuestion, ...factsOf(block, place), ...texts },
    remarks: distinctRemarks(all),
    source,
  };
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\:#={}~]/gu, String.raw`\$&`).replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);

const html = (fragment: string): string => `[html]${escaped(fragment)}`;

/** Several correct options share the marks, as in Moodle; a wrong one costs them all. */
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
    const questions: FileQuestion[] = [];
    const failed: FailedQuestion[] = [];
    let place = placeOfCategory('');
    for (const [at, part] of giftPartsOf(decodeText(content)).slice(0, maxParts).entries()) {
      if (at % blocksAtOnce === 0) await setImmediate();
      if (part.kind === 'category') {
        place = placeOfCategory(part.path);
        continue;
      }
      const read = questionOf(part.block, place);
      if ('draft' in read) questions.push(read);
      else failed.push(read);
    }
    return { questions, failed };
  },
  write: (questions) => encodeText(`${questions.map(textOf).join('\n\n')}\n`),
  rebuild: ({ before, fields }) => encodeText(`${before}${fields.map(({ text }) => text).join('\n')}\n`),
};
