import { setImmediate } from 'node:timers/promises';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { QuestionDraft } from '../../question-bank/ports.ts';
import { categoryOfPlace, placeOfCategory, type Place } from '../domain/category-place.ts';
import {
  bareQuestion,
  maxFileQuestions,
  type FileError,
  type FileQuestion,
  type FormatContent,
} from '../domain/file-question.ts';
import { fragmentOfCell, textOfFragment } from '../domain/fragments.ts';
import { parseNotes } from '../domain/question-notes.ts';
import { decodeText, encodeText } from '@pathshala/uploads/decode-text';
import { moodleXmlOf } from './moodle-writer.ts';

const listed = new Set(['question', 'answer', 'file', 'tag']);
/** No entity is replaced by the parser, so that none can grow; the five of XML and numbers are decoded below. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  alwaysCreateTextNode: true,
  isArray: (name) => listed.has(name),
});

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/giu,
    (...[whole, name, decimal, hex]) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );
}

const cdata = z.object({ '#text': z.string() }).transform((node) => node['#text']);
const textNode = z
  .object({
    '#text': z.string().default(''),
    '#cdata': z.union([cdata, z.string(), z.array(z.union([cdata, z.string()]))]).optional(),
  })
  .transform((node) => {
    const exact = [node['#cdata'] ?? []].flat().join('');
    return exact === '' ? decoded(node['#text']).trim() : exact;
  });
const holder = z.object({ text: textNode.default('') });
const fileNode = z.object({ '@name': z.string().default(''), '#text': z.string().default('') });
const richNode = z.object({
  '@format': z.string().default(''),
  text: textNode.default(''),
  file: z.array(fileNode).default([]),
});
const questionNode = z.object({
  '@type': z.string().default(''),
  category: holder.optional(),
  questiontext: richNode.optional(),
  generalfeedback: richNode.optional(),
  defaultgrade: textNode.optional(),
  answer: z.array(richNode.extend({ '@fraction': z.coerce.number().default(0) })).default([]),
  tags: z
    .object({ tag: z.array(holder).default([]) })
    .optional()
    .catch(undefined),
  pathshala: holder.optional(),
});
const quizNode = z.object({ quiz: z.object({ question: z.array(z.unknown()).default([]) }) });

type QuestionNode = z.output<typeof questionNode>;

function picturesOf({
  questiontext,
  generalfeedback,
  answer,
}: QuestionNode): ReadonlyMap<string, Uint8Array> {
  const files = [questiontext, generalfeedback, ...answer].flatMap((node) => node?.file ?? []);
  return new Map(
    files.map((file) => [
      `@@PLUGINFILE@@/${decoded(file['@name'])}`,
      new Uint8Array(Buffer.from(file['#text'], 'base64')),
    ]),
  );
}

/** A picture's name is written with percent signs in the text. */
const withPlainNames = (fragment: string): string =>
  fragment.replaceAll(/@@PLUGINFILE@@\/([^"]*)/gu, (whole, name: string) => {
    try {
      return `@@PLUGINFILE@@/${decodeURIComponent(name)}`;
    } catch {
      // A percent sign that is no escape.
      return whole;
    }
  });

function fragmentOf(node: z.output<typeof richNode> | undefined): string {
  if (node === undefined) return '';
  return withPlainNames(node['@format'] === 'html' ? node.text : fragmentOfCell(node.text));
}

/** Questions, and a category for each. */
const maxNodes = 2 * maxFileQuestions + 1;
/** Questions after which other requests come in between. */
const nodesAtOnce = 50;
const kinds = new Set(['multichoice', 'truefalse']);

function questionOf(node: QuestionNode, line: number, place: Place): FileQuestion | FileError {
  if (!kinds.has(node['@type'])) return { line, code: 'exams.question-import.line.otherKind' };
  const grade = Number(node.defaultgrade ?? bareQuestion.points);
  const tags = node.tags?.tag.map(({ text }) => text) ?? [];
  const foreign = { ...bareQuestion, ...place, tags, points: grade > 0 ? grade : bareQuestion.points };
  const draft: QuestionDraft = {
    ...bareQuestion,
    ...(node.pathshala ? parseNotes(node.pathshala.text) : foreign),
    question: fragmentOf(node.questiontext),
    explanation: fragmentOf(node.generalfeedback),
    options: node.answer.map((answer) => ({ text: fragmentOf(answer), isCorrect: answer['@fraction'] > 0 })),
  };
  return { line, draft, pictures: picturesOf(node) };
}

function nodesIn(content: Uint8Array): readonly unknown[] {
  const xml = decodeText(content).replace(/^\uFEFF/u, '');
  // Moodle writes no document type; one could define entities.
  if (/<!DOCTYPE/iu.test(xml)) throw new Error('the file has a document type');
  return quizNode.parse(parser.parse(xml)).quiz.question;
}

/** Moodle XML, with pictures inside; the line of a question is its number. */
export const moodleFormat: FormatContent = {
  async read(content) {
    const questions: FileQuestion[] = [];
    const errors: FileError[] = [];
    let place: Place = { subject: '', chapter: '' };
    let line = 0;
    for (const [at, raw] of nodesIn(content).slice(0, maxNodes).entries()) {
      if (at % nodesAtOnce === 0) await setImmediate();
      const node = questionNode.safeParse(raw);
      if (node.success && node.data['@type'] === 'category') {
        place = placeOfCategory(textOfFragment(node.data.category?.text ?? ''));
        continue;
      }
      line += 1;
      const read = node.success
        ? questionOf(node.data, line, place)
        : { line, code: 'exams.question-import.line.moodle' };
      if ('code' in read) errors.push(read);
      else questions.push(read);
    }
    return { questions, errors };
  },
  write: (questions, pictures) => encodeText(moodleXmlOf(questions, pictures, categoryOfPlace)),
};
