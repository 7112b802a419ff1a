import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { decodeXml } from './decode-xml.ts';

const listed = new Set(['question', 'answer', 'file', 'tag', 'hint']);
/** The parser replaces no entities, so that none can expand; the five of XML and numbers are decoded below. */
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

/** The text of an XML text or attribute. */
export function decodedXml(text: string): string {
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
    return exact === '' ? decodedXml(node['#text']).trim() : exact;
  });
const holder = z.object({ text: textNode.default('') });
const fileNode = z.object({
  '@name': z.string().default(''),
  '@path': z.string().default('/'),
  '#text': z.string().default(''),
});
const richNode = z.object({
  '@format': z.string().optional(),
  text: textNode.default(''),
  file: z.array(fileNode).default([]),
});

export type RichNode = z.output<typeof richNode>;

/** An invalid optional part of a question counts as missing. */
const optionalRich = richNode.optional().catch(undefined);

export const questionNode = z.object({
  '@type': z.string().default(''),
  category: holder.optional(),
  questiontext: richNode.optional(),
  generalfeedback: optionalRich,
  correctfeedback: optionalRich,
  partiallycorrectfeedback: optionalRich,
  incorrectfeedback: optionalRich,
  hint: z.array(richNode).default([]).catch([]),
  image: textNode.optional().catch(undefined),
  single: textNode.optional().catch(undefined),
  defaultgrade: textNode.optional(),
  answer: z
    .array(richNode.extend({ '@fraction': z.coerce.number().default(0), feedback: optionalRich }))
    .default([]),
  tags: z
    .object({ tag: z.array(holder).default([]) })
    .optional()
    .catch(undefined),
  pathshala: holder.optional(),
});

export type QuestionNode = z.output<typeof questionNode>;

const quizNode = z.object({ quiz: z.object({ question: z.array(z.unknown()).default([]) }) });

/**
 * Removes a document type without definitions; one with definitions could define entities. The text of a question may contain
 * one.
 */
function withoutDocumentType(xml: string): string {
  const root = Math.max(0, xml.search(/<quiz[\s>]/u));
  const prolog = xml.slice(0, root).replace(/<!DOCTYPE\s[^[>]*>/iu, '');
  if (/<!DOCTYPE/iu.test(prolog)) throw new Error('the file has a document type');
  return prolog + xml.slice(root);
}

/** The next position where the pattern matches from here on; -1 for none. */
function placeOf(xml: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(xml)?.index ?? -1;
}

/** The position after the element that begins at `from`; the text of a CDATA section does not end it. */
function endOfQuestion(xml: string, from: number): number {
  let at = from;
  for (;;) {
    const end = placeOf(xml, /<\/question\s*>/gu, at);
    const cdataStart = xml.indexOf('<![CDATA[', at);
    if (end === -1) return -1;
    if (cdataStart === -1 || end < cdataStart) return xml.indexOf('>', end) + 1;
    const cdataEnd = xml.indexOf(']]>', cdataStart);
    if (cdataEnd === -1) return -1;
    at = cdataEnd + 3;
  }
}

/** The questions as written, sorted as in the file. */
function sourcesIn(xml: string): string[] {
  const sources: string[] = [];
  let at = 0;
  for (;;) {
    const start = placeOf(xml, /<question[\s>]|<!--/gu, at);
    if (start === -1) return sources;
    const isComment = xml.startsWith('<!--', start);
    const end = isComment ? xml.indexOf('-->', start) + 3 : endOfQuestion(xml, start);
    if (end <= start) return sources;
    if (!isComment) sources.push(xml.slice(start, end));
    at = end;
  }
}

interface RawQuestion {
  readonly node: unknown;
  readonly source: string;
}

/** The `<question>` elements of a quiz. Throws for other files. */
export function rawQuestionsIn(content: Uint8Array): RawQuestion[] {
  const xml = withoutDocumentType(decodeXml(content));
  const nodes = quizNode.parse(parser.parse(xml)).quiz.question;
  const sources = sourcesIn(xml);
  const areSure = sources.length === nodes.length;
  return nodes.map((node, at) => ({ node, source: areSure ? (sources[at] ?? '') : '' }));
}
