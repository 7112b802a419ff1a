import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CutTexts } from '@pathshala/web-kit/build/cut-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRspack } from '../src/build/run-rspack.ts';

const sources = {
  'main.js': `
    console.log('%chunks-with-texts%', '%text-of-app%', { en: 'Frame', bn: 'কাঠামো' });
    import(/* webpackChunkName: "home" */ './home.js');
    import(/* webpackChunkName: "exams" */ './exams.js');`,
  'home.js': `
    import { shared } from './shared.js';
    export const texts = { title: { en: 'Say "hi"', bn: '"হ্যালো" বলুন' }, letters: { bn: 'কখগ', en: 'ABC' }, shared };`,
  'exams.js': `
    import { shared } from './shared.js';
    export const texts = { n: { en: '{n} exams', one: '{n} exam', bn: '{n}টি পরীক্ষা' }, shared };`,
  'shared.js': `
    export const shared = { again: { en: 'Again', bn: 'আবার' }, unused: 1 };`,
};

describe('the build of a remote', () => {
  let folder = '';
  const read = (file: string): string => readFileSync(path.join(folder, 'built', file), 'utf8');

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cut-texts-'));
    for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(folder, name), code);
    await runRspack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { uniqueName: 'mfe_test', path: path.join(folder, 'built'), chunkFilename: '[name].js' },
      optimization: { chunkIds: 'named', splitChunks: { chunks: 'async', minSize: 0 } },
      plugins: [new CutTexts({ whole: [] })],
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes the texts of a page, with those that pages share, into a file for each language', () => {
    const texts = (file: string): unknown[] =>
      (JSON.parse(read(file)) as unknown[]).filter((entry) => typeof entry !== 'number');
    expect(texts('home.bn.json')).toEqual(expect.arrayContaining(['"হ্যালো" বলুন', 'আবার']));
    expect(texts('home.en.json')).toEqual(expect.arrayContaining(['Say "hi"', 'Again']));
    expect(texts('exams.en.json')).toEqual(expect.arrayContaining([['{n} exams', '{n} exam'], 'Again']));
    expect(texts('exams.bn.json')).toEqual(expect.arrayContaining(['{n}টি পরীক্ষা', 'আবার']));
  });

  it('leaves no text in the code of a page', () => {
    const scripts = readdirSync(path.join(folder, 'built')).filter(
      (file) => file !== 'main.js' && file.endsWith('.js'),
    );
    const code = scripts.map(read).join('\n');
    expect(code).not.toMatch(/হ্যালো|টি|আবার|Again|Say|\{n\}/u);
    expect(code).toMatch(/again:mfe_test\$\(\d\)/u);
  });

  it('leaves data that is needed in two languages', () => {
    expect(read('home.js')).toContain('কখগ');
  });

  it('leaves the texts of the frame where they are, and names the chunks with files', () => {
    expect(read('main.js')).toContain('কাঠামো');
    expect(read('main.js')).toMatch(/exams home.+mfe_test\$/u);
  });
});
