import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importTexts, listOfTexts } from '../src/texts/translators-list.ts';

const source = `export const texts = {
  title: { en: 'Say "hi", friend', bn: 'হ্যালো বলুন' },
  count: { en: '{n} exams', one: '{n} exam', bn: '{n}টি পরীক্ষা' },
  size: { en: 'A4', width: 210 },
};
export const again = (a) => (a ? { en: 'Yes', bn: 'হ্যাঁ' } : { en: 'No', bn: 'না' });
`;

describe('the list for translators', () => {
  let root = '';
  const files = ['texts.ts'];
  const read = (): string => readFileSync(path.join(root, 'texts.ts'), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'texts-'));
    writeFileSync(path.join(root, 'texts.ts'), source);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('has each text with its file and name, and nothing else', () => {
    expect(listOfTexts({ root, files }).trimEnd().split('\n')).toEqual([
      '\uFEFFid,English,English for one,Bengali',
      'texts.ts › texts.title,"Say ""hi"", friend",,হ্যালো বলুন',
      'texts.ts › texts.count,{n} exams,{n} exam,{n}টি পরীক্ষা',
      'texts.ts › again,Yes,,হ্যাঁ',
      'texts.ts › again 2,No,,না',
    ]);
  });

  it('changes nothing when it comes back as it was', () => {
    expect(importTexts({ root, files }, listOfTexts({ root, files }))).toEqual({ changed: [], leftOut: [] });
    expect(read()).toBe(source);
  });

  it('writes changed texts at their places', () => {
    const list = listOfTexts({ root, files })
      .replace('{n}টি পরীক্ষা', '{n} পরীক্ষা')
      .replace('No,', 'Don’t \\ "never" it\'s,');
    expect(importTexts({ root, files }, list)).toEqual({ changed: ['texts.ts'], leftOut: [] });
    expect(read()).toContain("bn: '{n} পরীক্ষা'");
    const after = listOfTexts({ root, files });
    expect(after).toContain('texts.ts › again 2,"Don’t \\ ""never"" it\'s",,না');
  });

  it('names the rows that do not fit, and takes the others', () => {
    const list = [
      'id,English,English for one,Bengali',
      'texts.ts › texts.title,Hello,,হ্যালো',
      'texts.ts › texts.count,exams,,পরীক্ষা',
      'texts.ts › again,Yes,,',
      'texts.ts › texts.gone,Gone,,নেই',
      'other.ts › texts.title,Hello,,হ্যালো',
    ].join('\n');
    expect(importTexts({ root, files }, list)).toEqual({
      changed: ['texts.ts'],
      leftOut: [
        'texts.ts › texts.count: each language needs the same places: {n}.',
        'texts.ts › again: a text is empty.',
        'texts.ts › texts.gone: the file has no text of this name.',
        'other.ts › texts.title: there is no such file of texts.',
      ],
    });
    expect(read()).toContain("title: { en: 'Hello', bn: 'হ্যালো' }");
  });
});
