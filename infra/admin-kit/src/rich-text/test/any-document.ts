import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';

type Arbitrary = fc.Arbitrary<JSONContent>;

const words = fc.constantFrom(
  'speed',
  'বেগ কত?',
  'ক্ষেত্রফল ১০ সেমি²',
  '$v = 5\\,\\mathrm{m/s}$',
  '$$\\frac{a < b}{c & d}$$',
  '\\(x^2\\)',
  'a < b && c > "d" \'e\'',
  'two  spaces ',
  ' ',
  '$5 and $10',
  '&lt;b&gt;',
  '‹strong›',
  'a\u00A0b',
);

const marks = fc
  .subarray(['bold', 'italic', 'underline', 'strike'] as const)
  .chain((plain) =>
    fc
      .constantFrom<JSONContent['marks']>(
        [],
        [{ type: 'subscript' }],
        [{ type: 'superscript' }],
        [{ type: 'link', attrs: { href: 'https://example.com/?a=1&b="2"' } }],
        [{ type: 'link', attrs: { href: '/courses' } }],
      )
      .map((one = []) => [...plain.map((type) => ({ type })), ...one]),
  );

const text: Arbitrary = fc.record({ type: fc.constant('text'), text: words, marks });
const code: Arbitrary = words.map((word) => ({ type: 'text', text: word, marks: [{ type: 'code' }] }));
const hash = '0af9'.repeat(16);
const picture: Arbitrary = fc
  .constantFrom(
    { src: `/api/files/svc-catalog/${hash}`, alt: 'A "graph" of <x> & y', width: 640, height: 480 },
    { src: `/api/files/svc-exams/${hash}`, alt: '' },
    { src: 'data:image/png;base64,iVBORw0KGgo=', alt: 'ছবি' },
  )
  .map((attrs) => ({ type: 'image', attrs }));
const lineBreak: Arbitrary = fc.constant({ type: 'hardBreak' });
const someInline = { minLength: 0, maxLength: 4 };
const inline = fc.array(fc.oneof({ weight: 4, arbitrary: text }, code, picture, lineBreak), someInline);

const paragraph: Arbitrary = inline.map((content) => ({ type: 'paragraph', content }));
const heading: Arbitrary = fc
  .tuple(fc.constantFrom(2, 3, 4), inline)
  .map(([level, content]) => ({ type: 'heading', attrs: { level }, content }));
const codeBlock: Arbitrary = fc
  .constantFrom('if (a < b)\n  return "x";', '\n$x$\n', 'ক')
  .map((source) => ({ type: 'codeBlock', content: [{ type: 'text', text: source }] }));

const blocks = (content: Arbitrary): fc.Arbitrary<JSONContent[]> =>
  fc.array(content, { minLength: 1, maxLength: 3 });
const wrapped = (type: string, content: Arbitrary): Arbitrary =>
  blocks(content).map((inner) => ({ type, content: inner }));

function list(item: Arbitrary): Arbitrary {
  const items = blocks(
    fc.tuple(paragraph, fc.option(item)).map(([first, more]) => ({
      type: 'listItem',
      content: more === null ? [first] : [first, more],
    })),
  );
  return fc
    .tuple(fc.constantFrom('bulletList', 'orderedList'), items)
    .map(([type, content]) => ({ type, content }));
}

const row = (type: string, cell: Arbitrary): Arbitrary =>
  fc
    .tuple(cell, cell)
    .map((cells) => ({ type: 'tableRow', content: cells.map((inner) => ({ type, content: [inner] })) }));
const table: Arbitrary = fc
  .tuple(row('tableHeader', paragraph), row('tableCell', fc.oneof(paragraph, list(paragraph))))
  .map((content) => ({ type: 'table', content }));

const block = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  heading,
  codeBlock,
  list(fc.oneof(paragraph, list(paragraph))),
  wrapped('blockquote', paragraph),
  table,
);
const languagePart: Arbitrary = fc
  .tuple(fc.constantFrom('bn', 'en'), blocks(block))
  .map(([lang, content]) => ({ type: 'languageBlock', attrs: { lang }, content }));

/** Documents with every node and mark of the editor. */
export const anyDocument: Arbitrary = wrapped('doc', fc.oneof({ weight: 5, arbitrary: block }, languagePart));
