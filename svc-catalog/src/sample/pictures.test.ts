import { describe, expect, it } from 'vitest';
import { imageOf } from './pictures.ts';
import { replacePlaceholders } from './placeholders.ts';
import { withoutLineBreaks } from './texts.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>A "right" angle</title></svg>';

describe('pictures in sample questions', () => {
  it('become images with their title as alternative text', () => {
    const image = imageOf(svg, 'angle.svg');
    expect(image).toContain('alt="A &quot;right&quot; angle"');
    const marked = [{ question: 'See {{picture:angle.svg}}!', points: 1 }];
    expect(replacePlaceholders(marked, new Map([['picture:angle.svg', image]]))).toEqual([
      { question: `See ${image}!`, points: 1 },
    ]);
  });

  it('are rejected when they are missing or have no title', () => {
    expect(() => replacePlaceholders('{{picture:missing.svg}}', new Map())).toThrow('missing.svg');
    expect(() => imageOf('<svg/>', 'untitled.svg')).toThrow('untitled.svg');
  });
});

describe('texts of sample lessons', () => {
  it('have no line breaks but those of their elements, and take pictures', () => {
    const text = withoutLineBreaks(
      '<ul>\n  <li>\n    one\n    <em>two</em>\n  </li>\n</ul>\n<p>{{picture:a.svg}}</p>\n',
    );
    expect(text).toBe('<ul><li>one <em>two</em></li></ul><p>{{picture:a.svg}}</p>');
    const replacements = new Map([
      ['text:a.html', text],
      ['picture:a.svg', '<img>'],
    ]);
    expect(replacePlaceholders({ content: '{{text:a.html}}' }, replacements)).toEqual({
      content: '<ul><li>one <em>two</em></li></ul><p><img></p>',
    });
  });
});
