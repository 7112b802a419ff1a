import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SharedJson, type Coding } from './shared-json.ts';

const decompress = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const paper = Buffer.from(
  `{"paper":${JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ _id: index, question: `কোন শ্বেত রক্তকণিকা ${index}?` })))},`,
);

async function compressed(shared: SharedJson, own: Buffer, coding: Coding): Promise<Buffer> {
  let body = shared.followedBy(own, coding);
  for (let looks = 0; body === null && looks < 200; looks += 1) {
    await wait(10);
    body = shared.followedBy(own, coding);
  }
  if (body === null) throw new Error('it was never compressed');
  return Buffer.concat(body);
}

describe.each(['br', 'gzip'] as const)('the shared beginning of many bodies, as %s', (coding) => {
  it.each([1, 300, 65_535, 65_536, 200_000])('takes %i bytes of its own behind it', async (length) => {
    const own = Buffer.alloc(length, 'own text ');
    const body = await compressed(new SharedJson(paper), own, coding);
    expect(decompress[coding](body)).toEqual(Buffer.concat([paper, own]));
  });

  it('is the same for all, and smaller than each would be on its way', async () => {
    const shared = new SharedJson(paper);
    const one = await compressed(shared, Buffer.from('"attemptId":"1"}'), coding);
    const other = await compressed(shared, Buffer.from('"attemptId":"2"}'), coding);
    expect(decompress[coding](one).toString()).toMatch(/"attemptId":"1"\}$/);
    expect(decompress[coding](other).toString()).toMatch(/"attemptId":"2"\}$/);
    expect(one.length).toBeLessThan(paper.length / 5);
  });

  it('is not waited for: the first answers go without', () => {
    expect(new SharedJson(paper).followedBy(Buffer.from('}'), coding)).toBeNull();
  });
});
