import { readdirSync, readFileSync } from 'node:fs';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBank } from './support/question-imports.ts';

/** Files as other programs write them, each with the expected questions. */
const folder = new URL('cases/', import.meta.url);

interface Expected {
  readonly what: string;
  readonly format?: string;
  readonly questions: readonly {
    readonly question: string;
    readonly options?: readonly { readonly text: string; readonly isCorrect: boolean }[];
    readonly subject?: string;
    readonly chapter?: string;
  }[];
  readonly errorLines?: readonly number[];
  /** Part of an expected remark. */
  readonly remark?: string;
}

const names = readdirSync(folder);
const cases = names
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => {
    const stem = name.replace('.expected.json', '.');
    const file = names.find((other) => other.startsWith(stem) && other !== name) ?? '';
    const expected = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Expected;
    return { file, ...expected };
  });

let bank: Awaited<ReturnType<typeof startBank>>;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank.stop());

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The text as a reader sees it; raised and lowered parts keep their tags, because they change a number. */
function shown(fragment: string): string {
  return fragment
    .replaceAll(/<(?!\/?su[bp]>)[^<>]*>/gu, ' ')
    .replaceAll(/&(lt|gt|amp|quot);/gu, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const resultOf = (body: QuestionImport, expected: Expected): Expected['questions'] =>
  body.preview.map(({ question, options, subject, chapter }, at) => {
    const wanted = expected.questions[at];
    return {
      question: shown(question),
      ...(wanted?.options && {
        options: options.map(({ text, isCorrect }) => ({ text: shown(text), isCorrect })),
      }),
      ...(wanted?.subject !== undefined && { subject }),
      ...(wanted?.chapter !== undefined && { chapter }),
    };
  });

describe('a file of another program', () => {
  it.each(cases)('$file: $what', async ({ file, ...expected }) => {
    const content = new Uint8Array(readFileSync(new URL(file, folder)));
    const { status, body } = await bank.send(content);
    expect(status).toBe(201);
    const questions = expected.questions.map(({ question, options, subject, chapter }) => ({
      question,
      ...(options && { options }),
      ...(subject !== undefined && { subject }),
      ...(chapter !== undefined && { chapter }),
    }));
    expect(resultOf(body, expected)).toEqual(questions);
    expect(body.errors.map(({ line }) => line)).toEqual(expected.errorLines ?? []);
    expect(body.format).toBe(expected.format ?? body.format);
    expect(body.remarks.map(({ message }) => message).join('\n')).toContain(expected.remark ?? '');
  });

  it('with two pictures of one name keeps both', async () => {
    const { body } = await bank.send(readFileSync(new URL('15-xml-same-picture-name.xml', folder), 'utf8'));
    const addresses = body.preview[0]?.options.map(({ text }) => /src="([^"]+)"/u.exec(text)?.[1]);
    expect(addresses).toHaveLength(2);
    expect(new Set(addresses).size).toBe(2);
  });
});
