import { Editor, getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionsFor } from './editing/extensions.ts';
import { fragmentOf } from './editing/document-to-fragment.ts';
import { documentOf } from './editing/fragment-to-document.ts';
import { PasteRules } from './editing/paste/paste-rules.ts';
import { anyDocument } from './test/any-document.ts';
import { pastedSamples } from './test/pasted-samples.ts';

const schema = getSchema(extensionsFor('page'));
const readBack = (fragment: string): string => fragmentOf(documentOf(schema, fragment));

function pasted(html: string, size: 'page' | 'line' = 'page'): string {
  const isLine = size === 'line';
  const editor = new Editor({ extensions: [...extensionsFor(size), PasteRules.configure({ isLine })] });
  // jsdom has no ClipboardEvent.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const fragment = fragmentOf(editor.state.doc);
  editor.destroy();
  return fragment;
}

/** Texts of the course editor as people have stored them, and what the editor makes of them. */
const storedBefore: readonly (readonly [string, string])[] = [
  ['বাংলা প্রশ্ন\nEnglish question', 'বাংলা প্রশ্ন<br />English question'],
  ['If x > 3 then', 'If x &gt; 3 then'],
  ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
  ['$$\n\\frac{1}{2}\n$$ is\nhalf', '$$ \\frac{1}{2} $$ is<br />half'],
  ['<p>a</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
  ['<ul>\n<li>one</li>\n<li><p>two</p></li>\n</ul>', '<ul><li>one</li><li>two</li></ul>'],
  [
    'See\n<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="a &quot;b&quot;" />',
    'See<br /><img src="data:image/svg+xml;base64,PHN2Zy8+" alt="a &quot;b&quot;" />',
  ],
  [
    '<table><thead><tr><th colspan="2">h</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2">h</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['<span>x</span> <a>y</a>', 'x y'],
];

describe('what the editor stores', () => {
  it('is what it reads back, for every document, and stays in the corpus of the sanitiser [CAT-12]', async () => {
    const documents = fc.sample(anyDocument, { numRuns: 60, seed: 8 });
    const generated = documents.map((content) => {
      const document = Node.fromJSON(schema, content);
      document.check();
      return fragmentOf(document);
    });
    const samples = [...pastedSamples.map(({ html }) => pasted(html)), ...storedBefore.map(([, now]) => now)];
    const corpus = [...new Set([...generated, ...samples])];
    for (const fragment of corpus) expect(readBack(fragment)).toBe(fragment);
    const file = `${JSON.stringify(corpus, null, 2)}\n`;
    await expect(file).toMatchFileSnapshot('../../../service-kit/test/rich-text/editor-corpus.json');
  });

  it.each(storedBefore)('has the meaning of what was stored before: %j', (before, now) => {
    expect(readBack(before)).toBe(now);
  });
});

describe('what is pasted', () => {
  it.each(pastedSamples)('comes without the layout of $source', ({ html, fragment }) => {
    expect(pasted(html)).toBe(fragment);
  });

  it('becomes one line in a field of one line', () => {
    expect(pasted('<h1>One</h1><ul><li>two</li><li><b>three</b></li></ul>', 'line')).toBe(
      'One<br />two<br /><strong>three</strong>',
    );
  });
});
