import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the excerpt of a rich text', () => {
  it('is the text of the language, without markup and in one line', () => {
    const body = '<div lang="bn"><p>আমরা</p></div><div lang="en"><p>We &lt;teach&gt;</p>\n<p>you.</p></div>';
    expect(excerptOf(body, 'bn')).toBe('আমরা');
    expect(excerptOf(body, 'en')).toBe('We <teach> you.');
  });

  it('is that of the other language where one is empty', () => {
    expect(excerptOf('<div lang="bn"><p>আমরা</p></div><div lang="en"></div>', 'en')).toBe('আমরা');
  });

  it('is cut at a word', () => {
    const excerpt = excerptOf(`<p>${'word '.repeat(100)}</p>`, 'en');
    expect(excerpt).toMatch(/^(?:word )+…$/u);
    expect(excerpt.length).toBeLessThan(165);
  });
});
