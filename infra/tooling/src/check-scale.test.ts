import { describe, expect, it } from 'vitest';
import { faultsOfProgram, faultsOfStyles } from './check-scale.ts';

describe('the check of the scale', () => {
  it.each([
    ['.a { padding: 0 12px; }', /^padding: 0 12px: .*--space-3 12px/],
    ['.a { margin-block: -8px 1rem; }', /^margin-block: -8px 1rem: .*--space-2 8px/],
    ['.a { gap: clamp(0.5rem, 2vw, var(--space-4)); }', /^gap: /],
    ['.a { font-size: 0.9rem; }', /^font-size: 0.9rem: .*--type-sm 0.875rem/],
    ['.a { font: 700 14px / 1 var(--text-font); }', /^font: /],
    ['@media (max-width: 480px) { .a { color: red; } }', /^\(max-width: 480px\): .*560px, 768px, 1024px/],
    ['@media screen and (width < 700px) { .a { color: red; } }', /^\(width < 700px\): /],
    ['@media (width <= 560px) { .a { color: red; } }', /^\(width <= 560px\): /],
    ['@media (width >= 40rem) { .a { color: red; } }', /^\(width >= 40rem\): /],
    ['@media (height < 500px) { .a { color: red; } }', /^\(height < 500px\): /],
    ['@media (height < 480px) { .a { margin: 3px; } }', /^margin: 3px: /],
  ])('names the tokens beside the literal of %s', (css, fault) => {
    expect(faultsOfStyles(css)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    '.a { padding: 0 var(--space-3); margin: calc(-1 * var(--space-2)) auto 0; font-size: var(--type-sm); }',
    '.a { margin: 1.5em 0 0.5em; padding-inline-start: 12%; inline-size: 37px; border: 1px solid; }',
    '.a { padding: var(--space-3) max(var(--space-3), env(safe-area-inset-bottom)); font: inherit; }',
    '@media (560px <= width < 1024px) and (height >= 480px) { .a { color: red; } }',
    '@container (inline-size < 15rem) { .a { color: red; } }',
    '@media print { .a { padding: 8mm; font-size: 9.5pt; } }',
    '.word { fill: red; font-size: 15px; } @media (width < 560px) { .word { font-size: 26px; } }',
    '/* margin: 3px; */',
  ])('accepts %s', (css) => {
    expect(faultsOfStyles(css)).toEqual([]);
  });

  it.each([
    "<p style={{ padding: '12px' }} />",
    '<p style={{ fontSize: 14 }} />',
    '<Group mt={4} />',
    '<Group gap="12px" />',
    "const isPhone = useMediaQuery('(max-width: 700px)');",
  ])('finds the literal in %s', (program) => {
    expect(faultsOfProgram(program)).toHaveLength(1);
  });

  it.each([
    "<p style={{ inlineSize: '12px', padding: 0 }} />",
    "const tick = { fill: 'var(--quiet)', fontSize: 12 };",
    '<Group mt="xxs" gap="md" />',
    "matchMedia('(width < 560px), (height < 480px)')",
  ])('accepts the program %s', (program) => {
    expect(faultsOfProgram(program)).toEqual([]);
  });
});
