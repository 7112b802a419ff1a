import { expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

it('leaves no tag, entity or attribute end in the text', () => {
  expect(escapeHtml('<a href="/?a=1&b=2">&lt;</a>')).toBe(
    '&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;&amp;lt;&lt;/a&gt;',
  );
});

it('gives the text of what was escaped, each entity once', () => {
  const text = `<a href="/?a=1&b=2">&lt;</a>`;
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml('it&#39;s&nbsp;&amp;lt; &copy;')).toBe("it's\u00a0&lt; &copy;");
});
