import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves no tag, entity or attribute end in the text', () => {
  expect(escapeHtml('<a href="/?a=1&b=2">&lt;</a>')).toBe(
    '&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;&amp;lt;&lt;/a&gt;',
  );
});
