import { expect, it } from 'vitest';
import { previewText } from './preview-text.ts';

it.each([
  ['<p>One</p><p>two <em>three</em></p>', 'One two three'],
  ['<div lang="bn"><p>গতি</p></div><div lang="en"><p>Motion</p></div>', 'Motion'],
  ['<div lang="bn"><p>গতি</p></div>', 'গতি'],
  ['<p>1 &lt; 2</p><script>alert(1)</script>', '1 < 2'],
  [String.raw`<p>Speed $v^2$ and \(\frac{1}{2}\)</p>`, 'Speed v² and 1/2'],
  ['', ''],
])('shows %s without markup', (html, text) => expect(previewText(html, 'en')).toBe(text));

it('cuts after 100 characters, never inside a Bengali conjunct', () => {
  expect(previewText(`<p>${'ক্ষ'.repeat(100)}</p>`, 'bn')).toBe('ক্ষ'.repeat(100));
  expect(previewText(`<p>${'ক্ষ'.repeat(101)}</p>`, 'bn')).toBe(`${'ক্ষ'.repeat(100)}…`);
});
