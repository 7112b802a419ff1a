import { setImmediate } from 'node:timers/promises';
import { encodeText } from '@pathshala/uploads/decode-text';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { keyOfMarks } from '../domain/answer-marks.ts';
import { categoryOfPlace, placeOfCategory } from '../domain/category-place.ts';
import { explanationOf } from '../domain/explanation.ts';
import {
  bareQuestion,
  maxFileQuestions,
  type FailedQuestion,
  type FileQuestion,
  type FileRemark,
  type FormatContent,
  type QuestionSource,
} from '../domain/file-question.ts';
import { pictureSources, replaceSources, textOfFragment } from '../domain/fragments.ts';
import { distinctRemarks, remarkOn } from '../domain/html-remarks.ts';
import { parseNotes } from '../domain/question-notes.ts';
import { fragmentOfFormat, type TextFormat } from '../domain/texts-of-format.ts';
import { trueFalseLabels } from './gift-reader.ts';
import {
  decodedXml,
  questionNode,
  rawQuestionsIn,
  type QuestionNode,
  type RichNode,
} from './moodle-nodes.ts';
import { moodleXmlOf } from './moodle-writer.ts';

type Place = ReturnType<typeof placeOfCategory>;

const formats: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle_auto_format: 'auto',
  markdown: 'markdown',
};

const prefix = '@@PLUGINFILE@@/';

function plainName(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    // The percent sign is not an escape.
    return source;
  }
}

interface ReadText {
  readonly fragment: string;
  readonly remarks: readonly FileRemark[];
  readonly pictures: readonly (readonly [string, Uint8Array])[];
}

/** A text with its own files: a picture's name refers to the file beside this text. */
function readText(node: RichNode | undefined, place: string, inherited: string | undefined): ReadText {
  if (node === undefined) return { fragment: '', remarks: [], pictures: [] };
  const { fragment, remarks } = fragmentOfFormat(
    node.text,
    formats[node['@format'] ?? inherited ?? ''] ?? 'text',
  );
  const contents = new Map(
    node.file.map((file) => [`${decodedXml(file['@path'])}${decodedXml(file['@name'])}`, file['#text']]),
  );
  const addresses = new Map<string, string>();
  const pictures: (readonly [string, Uint8Array])[] = [];
  for (const source of new Set(pictureSources(fragment))) {
    if (!source.startsWith(prefix)) continue;
    const name = `/${plainName(source.slice(prefix.length).replace(/\?.*$/u, ''))}`;
    const content = contents.get(name);
    const key = content === undefined ? prefix + name.slice(1) : `${prefix}${place}${name}`;
    addresses.set(source, key);
    if (content !== undefined) pictures.push([key, new Uint8Array(Buffer.from(content, 'base64'))]);
  }
  return { fragment: replaceSources(fragment, addresses), remarks, pictures };
}

/** Sentences that Moodle adds to each question. */
const ownSentences = /^your answer is (?:correct|partially correct|incorrect)\.?$/iu;

const isWritten = (node: RichNode | undefined): node is RichNode =>
  node !== undefined &&
  !['', ' '].includes(node.text) &&
  !ownSentences.test(textOfFragment(node.text).trim());

function remarksOn(node: QuestionNode): FileRemark[] {
  const { partiallycorrectfeedback, incorrectfeedback, hint, image = '' } = node;
  return [
    ...([partiallycorrectfeedback, incorrectfeedback].some(isWritten) ? [remarkOn('wrongFeedback')] : []),
    ...(hint.some(isWritten) ? [remarkOn('hints')] : []),
    ...(image === '' ? [] : [remarkOn('lost', { names: image })]),
  ];
}

const isTrueFalse = (node: QuestionNode): boolean => node['@type'] === 'truefalse';

function readTexts(node: QuestionNode) {
  const inherited = node.questiontext?.['@format'];
  const whenRight = isWritten(node.correctfeedback) ? node.correctfeedback : undefined;
  return {
    question: readText(node.questiontext, 'question', inherited),
    general: readText(node.generalfeedback, 'general', inherited),
    whenRight: readText(whenRight, 'right', inherited),
    options: node.answer.map((answer, at) => {
      const label = trueFalseLabels[['true', 'false'].indexOf(answer.text.trim().toLowerCase())];
      const text = readText(answer, `answer-${at + 1}`, inherited);
      return {
        text: isTrueFalse(node) && label !== undefined ? { ...text, fragment: label } : text,
        feedback: readText(answer.feedback, `feedback-${at + 1}`, inherited),
      };
    }),
  };
}

function factsOf(node: QuestionNode, { subject, chapter }: Place) {
  if (node.pathshala) return parseNotes(node.pathshala.text);
  const grade = Number(node.defaultgrade ?? bareQuestion.points);
  const tags = node.tags?.tag.map(({ text }) => text) ?? [];
  return { ...bareQuestion, subject, chapter, tags, points: grade > 0 ? grade : bareQuestion.points };
}

const kinds = new Set(['multichoice', 'truefalse']);
const problems: Readonly<Record<string, string>> = {
  shortanswer: 'shortAnswer',
  numerical: 'numerical',
  matching: 'matching',
  essay: 'essay',
  description: 'description',
};

interface Read {
  readonly line: number;
  readonly source: QuestionSource;
}

function questionOf(node: QuestionNode, place: Place, { line, source }: Read): FileQuestion | FailedQuestion {
  const failed = (code: string, params?: FileRemark['params']) => ({
    line,
    errors: [{ line, code: `exams.question-import.line.${code}`, ...(params && { params }) }],
    source,
  });
  const type = node['@type'];
  if (!kinds.has(type)) return failed(problems[type] ?? 'otherKind', { name: type });
  const marks = node.answer.map((answer) => answer['@fraction']);
  const key = keyOfMarks({ marks, isMultiple: node.single === 'false' });
  if (key === null) return failed(marks.some((mark) => mark > 0) ? 'partMarks' : 'noRightOption');
  const { question, general, whenRight, options } = readTexts(node);
  const { explanation, remarks } = explanationOf({
    general: general.fragment,
    whenRight: whenRight.fragment,
    options: options.map(({ text, feedback }) => ({ text: text.fragment, feedback: feedback.fragment })),
  });
  const draft: QuestionDraft = {
    ...bareQuestion,
    ...factsOf(node, place),
    question: question.fragment,
    explanation,
    options: options.map(({ text }, at) => ({ text: text.fragment, isCorrect: key.correct[at] === true })),
  };
  const texts = [question, general, whenRight, ...options.flatMap(({ text, feedback }) => [text, feedback])];
  return {
    line,
    draft,
    pictures: new Map(texts.flatMap(({ pictures }) => pictures)),
    remarks: distinctRemarks([
      ...key.remarks,
      ...remarksOn(node),
      ...(node.pathshala ? [] : place.remarks),
      ...texts.flatMap((text) => text.remarks),
      ...remarks,
    ]),
    source,
  };
}

const fileContent = /(<file\b[^>]*>)([^<]*)(?=<\/file\s*>)/giu;

/** The XML of one question, with numbers in place of the contents of its files. */
function sourceOf(xml: string, { subject, chapter }: Place): QuestionSource {
  const files: string[] = [];
  const text = xml.replaceAll(
    fileContent,
    (_, tag: string, content: string) => `${tag}[${files.push(content)}]`,
  );
  const category = categoryOfPlace({ subject, chapter });
  return {
    before: `<question type="category"><category><text><![CDATA[${category}]]></text></category></question>`,
    fields: [{ name: '', text }],
    ...(files.length > 0 && { files }),
  };
}

/** Questions, and a category for each. */
const maxNodes = 2 * maxFileQuestions + 1;
/** The number of questions after which other requests are processed. */
const nodesAtOnce = 50;

/** Moodle XML, with pictures inside; the line of a question is its number. */
export const moodleFormat: FormatContent = {
  async read(content) {
    const questions: FileQuestion[] = [];
    const failed: FailedQuestion[] = [];
    let place = placeOfCategory('');
    let line = 0;
    for (const [at, raw] of rawQuestionsIn(content).slice(0, maxNodes).entries()) {
      if (at % nodesAtOnce === 0) await setImmediate();
      const node = questionNode.safeParse(raw.node);
      if (node.success && node.data['@type'] === 'category') {
        place = placeOfCategory(textOfFragment(node.data.category?.text ?? ''));
        continue;
      }
      line += 1;
      const source = sourceOf(raw.source, place);
      const read = node.success
        ? questionOf(node.data, place, { line, source })
        : { line, errors: [{ line, code: 'exams.question-import.line.moodle' }], source };
      if ('draft' in read) questions.push(read);
      else failed.push(read);
    }
    return { questions, failed };
  },
  write: (questions, pictures) => encodeText(moodleXmlOf(questions, pictures, categoryOfPlace)),
  rebuild({ before, fields, files = [] }) {
    const xml = fields.map(({ text }) => text).join('\n');
    const whole = xml.replaceAll(fileContent, (all, tag: string, number: string) => {
      const content = files[Number(number.replaceAll(/[[\]]/gu, '')) - 1];
      return content === undefined ? all : `${tag}${content}`;
    });
    return encodeText(`<quiz>${before}${whole}</quiz>`);
  },
};
