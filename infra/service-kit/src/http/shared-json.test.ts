import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Coding } from './ready-json.ts';
import { SharedJson } from './shared-json.ts';

const decompress = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const words = ['কোন', 'শ্বেত', 'রক্তকণিকা', 'অ্যালার্জি', 'blood', 'cell', 'histamine', 'reaction', 'basophil'];
const sentence = (seed: number) =>
  Array.from({ length: 12 }, (_, at) => words[(seed * 7919 + at * at * 31) % words.length]).join(' ');
const paper = Buffer.from(
  `{"paper":${JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ _id: index, question: sentence(index) })))},`,
);

const compressed = (shared: SharedJson, own: Buffer, coding: Coding) =>
  Buffer.concat(shared.followedBy(own, coding));

/** Once the beginning has been compressed at leisure. */
async function thoroughly(shared: SharedJson, own: Buffer, coding: Coding): Promise<Buffer> {
  const hurried = compressed(shared, own, coding);
  for (let looks = 0; looks < 500; looks += 1) {
    await wait(10);
    const body = compressed(shared, own, coding);
    if (body.length < hurried.length) return body;
  }
  throw new Error('it never became smaller');
}

describe.each(['br', 'gzip'] as const)('the shared beginning of many bodies, as %s', (coding) => {
  it.each([1, 300, 65_535, 65_536, 200_000])('takes %i bytes of its own behind it', async (length) => {
    const own = Buffer.alloc(length, 'own text ');
    const body = await thoroughly(new SharedJson(paper), own, coding);
    expect(decompress[coding](body)).toEqual(Buffer.concat([paper, own]));
  });

  it('is the same for all, and smaller than each would be on its way', () => {
    const shared = new SharedJson(paper);
    const one = compressed(shared, Buffer.from('"attemptId":"1"}'), coding);
    const other = compressed(shared, Buffer.from('"attemptId":"2"}'), coding);
    expect(decompress[coding](one).toString()).toMatch(/"attemptId":"1"\}$/);
    expect(decompress[coding](other).toString()).toMatch(/"attemptId":"2"\}$/);
    expect(one.length).toBeLessThan(paper.length / 5);
  });

  it('is never waited for: the first who asks has it compressed as well', () => {
    const own = Buffer.from('"attemptId":"1"}');
    const first = compressed(new SharedJson(paper), own, coding);
    expect(decompress[coding](first)).toEqual(Buffer.concat([paper, own]));
    expect(first.length).toBeLessThan(paper.length / 3);
  });
});
