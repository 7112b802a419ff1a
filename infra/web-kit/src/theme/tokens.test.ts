import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheet = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const screen = sheet('tokens.css');

function tokensOf(selector: string, css = screen): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['paper', 'raised', 'sunken'];
const textPairs = [
  ...['ink', 'quiet', 'green', 'marigold', 'red'].flatMap((ink) =>
    papers.map((paper) => [ink, paper] as const),
  ),
  ['on-green', 'green'],
  ['on-green', 'green-strong'],
  ['green', 'green-tint'],
  ['ink', 'green-tint'],
  ['marigold', 'marigold-tint'],
  ['ink', 'marigold-tint'],
  ['red', 'red-tint'],
  ['ink', 'red-tint'],
] as const;

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the %s theme', (_, selector) => {
  const tokens = tokensOf(selector);
  const colour = (name: string): string => tokens[name] ?? '#missing';

  it.each(textPairs)('can be read: %s on %s', (ink, paper) => {
    expect(contrast(colour(ink), colour(paper))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(papers)('shows the edge of a control on %s', (paper) => {
    expect(contrast(colour('line-strong'), colour(paper))).toBeGreaterThanOrEqual(3);
  });
});

describe('a printed page', () => {
  const dark = tokensOf("[data-theme='dark']");
  const printed = { ...dark, ...tokensOf("[data-theme='dark']", sheet('print.css')) };

  it.each(textPairs)('can be read whatever the theme on the screen: %s on %s', (ink, paper) => {
    expect(contrast(printed[ink] ?? '#missing', printed[paper] ?? '#missing')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...papers, 'green-tint', 'marigold-tint', 'red-tint'])(
    'keeps the ink for the words: %s',
    (paper) => {
      expect(contrast(printed[paper] ?? '#missing', '#ffffff')).toBeLessThan(1.3);
    },
  );
});
