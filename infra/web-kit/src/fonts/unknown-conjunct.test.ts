import { afterEach, describe, expect, it } from 'vitest';
import { hasUnknownConjunct, unknownConjunct } from './unknown-conjunct.ts';

afterEach(() => document.body.replaceChildren());

function add(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  document.body.append(element);
  return element;
}

async function isFound(found: Promise<void>): Promise<boolean> {
  let is = false;
  void found.then(() => {
    is = true;
  });
  // Observers are called between two tasks.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  return is;
}

describe('a conjunct that the first cuts of the fonts lack', () => {
  it.each(['পরীক্ষা', 'কেন্দ্রে', 'অ্যাকাউন্ট', 'Bengali: বাংলা', ''])('is not in %s', (text) => {
    expect(hasUnknownConjunct(text)).toBe(false);
  });

  it.each(['ঞ্ঝা', 'আকাঙ্ক্ষা', 'বাক্'])('is in %s', (text) => {
    expect(hasUnknownConjunct(text)).toBe(true);
  });

  it('is found on a page that has it from the start', async () => {
    add('আকাঙ্ক্ষা');
    expect(await isFound(unknownConjunct(document.body))).toBe(true);
  });

  it('is found in a text that is added or changed later, and not before', async () => {
    const found = unknownConjunct(document.body);
    const text = add('পরীক্ষা');
    expect(await isFound(found)).toBe(false);
    (text.firstChild as Text).data = 'আকাঙ্ক্ষা';
    expect(await isFound(found)).toBe(true);
  });
});
