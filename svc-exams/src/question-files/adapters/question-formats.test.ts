import {
  array,
  assert as holds,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  record,
  string,
  subarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { fileFormats, statementOf } from '../domain/file-question.ts';
import { fragmentOfText } from '../domain/fragments.ts';
import { csvFormat } from './csv-format.ts';
import { detectFormat } from './detect-format.ts';
import { giftFormat } from './gift-format.ts';
import { moodleFormat } from './moodle-format.ts';
import { questionFormats } from './question-formats.ts';

/** Signs with a special function in one of the formats. */
const units = Array.from('aক্ষ১ =+-@~#{}:\\\'",;%$[]<>&|`').concat([
  '\n',
  '→',
  'A. ',
  '//',
  '::',
  ']]>',
  '&amp;',
]);
const text = string({ unit: constantFrom(...units), minLength: 1, maxLength: 12 })
  .map((typed) => typed.replaceAll(/\s+\n|\n\s+/gu, '\n').trim())
  .filter((typed) => typed !== '');
const fragment = text.chain((typed) =>
  constantFrom(
    fragmentOfText(typed),
    `<p>${fragmentOfText(typed)}</p>`,
    `<div lang="bn">ক</div><div lang="en">${fragmentOfText(typed)}</div>`,
    `<p>x</p>\n\n<p><img src="/api/files/svc-exams/${'ab'.repeat(32)}" alt="y" /></p>`,
  ),
);
const label = text.map((typed) => typed.replaceAll(/\s+/gu, ' '));
const draft = record({
  question: fragment,
  options: array(fragment, { minLength: 2, maxLength: 6 }),
  right: subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
  explanation: fragment,
  points: constantFrom(1, 0.25, 2.5),
  subject: label,
  chapter: label,
  difficulty: constantFrom('easy', 'medium', 'hard'),
  tags: array(label, { maxLength: 3 }),
  source: label,
  forPractice: boolean(),
  seed: integer({ min: 0, max: 5 }),
}).map(({ right, options, seed, ...facts }): QuestionDraft => {
  const correct = right.filter((index) => index < options.length);
  const key = correct.length === 0 ? [seed % options.length] : correct;
  return { ...facts, options: options.map((text, index) => ({ text, isCorrect: key.includes(index) })) };
});

describe.each(fileFormats.filter((name) => name !== 'aiken'))('a file in the format %s', (name) => {
  it('comes back as it was written, whatever is in its questions [EXM-18]', async () => {
    const format = questionFormats[name];
    await holds(
      asyncProperty(array(draft, { minLength: 1, maxLength: 3 }), async (drafts) => {
        const content = await format.write(drafts, new Map());
        const { questions, failed } = await format.read(content);
        expect(failed).toEqual([]);
        expect(questions.flatMap(({ remarks = [] }) => remarks)).toEqual([]);
        expect(questions.map((question) => statementOf(question.draft))).toEqual(drafts.map(statementOf));
        expect(await detectFormat(content, null)).toBe(name);
      }),
      { numRuns: name === 'xlsx' ? 20 : 60 },
    );
  });
});

const bytes = (source: string) => new TextEncoder().encode(source);
const linesOf = async (read: ReturnType<typeof giftFormat.read>) =>
  (await read).failed.flatMap(({ errors }) => errors).map(({ line, code }) => [line, code.split('.').at(-1)]);

describe('a CSV file', () => {
  it('names the row of each mistake, in headings of either language', async () => {
    const source = [
      'প্রশ্ন,ক,খ,গ,উত্তর,কঠিনতা,ট্যাগ',
      '"দুই\nলাইন?",১,২,,খ,সহজ,বল; গতি',
      'a?,1,2,,,,',
      'b?,1,2,,Z,,',
      'c?,1,2,,A,extreme,',
    ].join('\r\n');
    const { questions } = await csvFormat.read(bytes(source));
    expect(questions).toMatchObject([
      { line: 2, draft: { question: 'দুই<br />লাইন?', difficulty: 'easy', tags: ['বল', 'গতি'] } },
    ]);
    expect(await linesOf(csvFormat.read(bytes(source)))).toEqual([
      [4, 'noAnswerCell'],
      [5, 'unknownAnswerCell'],
      [6, 'difficulty'],
    ]);
  });

  it('has no cell that a spreadsheet would calculate', async () => {
    const danger = { ...drafted, question: '=HYPERLINK("http://x")', subject: '+1', tags: ['@SUM'] };
    const written = new TextDecoder().decode(await csvFormat.write([danger], new Map()));
    expect(written).not.toMatch(/(?:^|,|")[=+@-]/mu);
  });

  it('may be in the code page of a Bijoy font', async () => {
    const source = Buffer.from('Question,A,B,Answer\n\x87KvbwU?,1,2,A\n', 'latin1');
    const { questions } = await csvFormat.read(new Uint8Array(source));
    expect(questions[0]?.draft.question).toBe('‡KvbwU?');
  });
});

const drafted: QuestionDraft = {
  question: 'x?',
  options: [
    { text: 'a', isCorrect: true },
    { text: 'b', isCorrect: false },
  ],
  explanation: '',
  points: 1,
  subject: '',
  chapter: '',
  difficulty: 'medium',
  tags: [],
  source: '',
  forPractice: false,
};

describe('a GIFT file of another program', () => {
  it('has its choices, categories and tags read, and the lines of what is no choice named', async () => {
    const source = [
      '$CATEGORY: $course$/top/Physics/Motion',
      '',
      '// [tag:units]',
      '::Force:: What is [plain] the unit of force? {',
      '  =newton # right',
      '  ~joule',
      '  ####$F \\= ma$',
      '}',
      '',
      'The sky is blue.{T}',
      '',
      'Broken { =a ~b',
      '',
      'How many? {#3}',
    ].join('\n');
    const { questions } = await giftFormat.read(bytes(source));
    expect(
      questions.map(({ line, draft: { options, ...facts } }) => [line, options.length, facts]),
    ).toMatchObject([
      [
        3,
        2,
        {
          subject: 'Physics',
          chapter: 'Motion',
          tags: ['units'],
          explanation: '<p>$F = ma$</p><ul><li>newton: right</li></ul>',
        },
      ],
      [10, 2, { question: 'The sky is blue.' }],
    ]);
    expect(await linesOf(giftFormat.read(bytes(source)))).toEqual([
      [12, 'giftBraces'],
      [14, 'numerical'],
    ]);
  });
});

describe('a Moodle file', () => {
  it('has its pictures inside, also in what is written', async () => {
    const source = `/api/files/svc-exams/${'cd'.repeat(32)}`;
    const question = { ...drafted, question: `<img src="${source}" alt="" />` };
    const content = await moodleFormat.write([question], new Map([[source, bytes('picture')]]));
    const { questions } = await moodleFormat.read(content);
    const name = `@@PLUGINFILE@@/question/${'cd'.repeat(32)}.webp`;
    expect(questions[0]?.draft.question).toContain(`src="${name}"`);
    expect(questions[0]?.pictures?.get(name)).toEqual(bytes('picture'));
  });

  it('of Moodle itself has its texts decoded, and other kinds named', async () => {
    const { questions } = await moodleFormat.read(
      bytes(`<?xml version="1.0"?><quiz>
        <question type="category"><category><text>top/Chemistry</text></category></question>
        <question type="multichoice"><questiontext format="html"><text>&lt;p&gt;H&amp;#8322;O?&lt;/p&gt;</text></questiontext>
          <defaultgrade>2.0000000</defaultgrade><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer>
          <tags><tag><text>water</text></tag></tags></question>
        <question type="essay"><questiontext><text>Why?</text></questiontext></question></quiz>`),
    );
    expect(questions).toMatchObject([
      { line: 1, draft: { question: '<p>H&#8322;O?</p>', points: 2, subject: 'Chemistry', tags: ['water'] } },
    ]);
  });

  it('that defines entities is refused', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><quiz><question type="multichoice">&a;</question></quiz>';
    await expect(moodleFormat.read(bytes(bomb))).rejects.toThrow('document type');
  });
});
