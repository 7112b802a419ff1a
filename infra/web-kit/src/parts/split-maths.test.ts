import { describe, expect, it } from 'vitest';
import { splitMaths } from './split-maths.ts';

const kinds = (text: string): string[] => splitMaths(text).map(({ kind, text: part }) => `${kind}:${part}`);

describe('finding the maths in a text', () => {
  it.each([
    ['no maths', ['text:no maths']],
    ['solve $x^2=4$ now', ['text:solve ', 'inline:x^2=4', 'text: now']],
    ['$$\\frac12$$', ['display:\\frac12']],
    ['\\(a+b\\)!', ['inline:a+b', 'text:!']],
    ['so \\[x^2 = 4\\] holds', ['text:so ', 'display:x^2 = 4', 'text: holds']],
    ['\\[\na\n\\]', ['display:\na\n']],
    ['$\\begin{matrix}a\\\\[2pt]b\\end{matrix}$', ['inline:\\begin{matrix}a\\\\[2pt]b\\end{matrix}']],
    ['a list \\\\[2] and \\\\[3\\]', ['text:a list \\\\[2] and \\\\[3\\]']],
    ['option \\[1', ['text:option \\[1']],
    ['It costs $5 and $10.', ['text:It costs $5 and $10.']],
    ['only one $ here', ['text:only one $ here']],
    ['$ not this $', ['text:$ not this $']],
    ['$a$ and $b$', ['inline:a', 'text: and ', 'inline:b']],
    ['$5\\$$ each', ['inline:5\\$', 'text: each']],
    ['', []],
  ])('splits %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('loses nothing of a text', () => {
    const text = 'a $x$ b $$y$$ c \\(z\\) d $5';
    const marks = { text: ['', ''], inline: ['$', '$'], display: ['$$', '$$'] } as const;
    const again = splitMaths(text.replace('\\(z\\)', '$z$'))
      .map(({ kind, text: part }) => `${marks[kind][0]}${part}${marks[kind][1]}`)
      .join('');
    expect(again).toBe('a $x$ b $$y$$ c $z$ d $5');
  });
});
