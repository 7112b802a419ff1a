import { describe, expect, it } from 'vitest';
import { imageOf, replaceMarks } from './pictures.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>A "right" angle</title></svg>';

describe('pictures in sample questions', () => {
  it('become images that say what is drawn', () => {
    const image = imageOf(svg, 'angle.svg');
    expect(image).toContain('alt="A &quot;right&quot; angle"');
    const marked = [{ question: 'See {{picture:angle.svg}}!', points: 1 }];
    expect(replaceMarks(marked, new Map([['angle.svg', image]]))).toEqual([
      { question: `See ${image}!`, points: 1 },
    ]);
  });

  it('are refused when they are not there or say nothing', () => {
    expect(() => replaceMarks('{{picture:lost.svg}}', new Map())).toThrow('lost.svg');
    expect(() => imageOf('<svg/>', 'mute.svg')).toThrow('mute.svg');
  });
});
