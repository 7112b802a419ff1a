import { describe, expect, it } from 'vitest';
import { imageOf, replacePlaceholders } from './pictures.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>A "right" angle</title></svg>';

describe('pictures in sample questions', () => {
  it('become images with their title as alternative text', () => {
    const image = imageOf(svg, 'angle.svg');
    expect(image).toContain('alt="A &quot;right&quot; angle"');
    const marked = [{ question: 'See {{picture:angle.svg}}!', points: 1 }];
    expect(replacePlaceholders(marked, new Map([['angle.svg', image]]))).toEqual([
      { question: `See ${image}!`, points: 1 },
    ]);
  });

  it('are rejected when they are missing or have no title', () => {
    expect(() => replacePlaceholders('{{picture:missing.svg}}', new Map())).toThrow('missing.svg');
    expect(() => imageOf('<svg/>', 'untitled.svg')).toThrow('untitled.svg');
  });
});
