import { describe, expect, it } from 'vitest';
import { inlineScale } from '../../build/inline-scale.ts';

describe('the scale in a style sheet', () => {
  it('is replaced by its constants', () => {
    expect(
      inlineScale(
        'a { margin: calc(-1 * var(--space-3)) var(--space-page); font: 700 var(--type-sm) / 1 var(--text-font); }',
      ),
    ).toBe('a { margin: calc(-1 * 12px) clamp(16px, 3vw, 32px); font: 700 0.875rem / 1 var(--text-font); }');
  });

  it('leaves the tokens of the themes', () => {
    const css = 'a { color: var(--ink); padding: calc(var(--radius) + 4px); }';
    expect(inlineScale(css)).toBe(css);
  });

  it('has no token of another name: the error lists those that exist', () => {
    expect(() => inlineScale('a { gap: var(--space-9); }')).toThrow(
      /no token --space-9\. The scale has --space-1, .*--type-hero/,
    );
  });
});
