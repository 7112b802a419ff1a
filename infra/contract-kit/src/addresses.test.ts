import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keepingAddresses, pictureAddress, secureLink, textsIn } from './addresses.ts';

const old = 'http://old.example/a.png';
const form = z.object({ image: pictureAddress, lessons: z.array(z.object({ link: secureLink })) });
const record = { image: old, lessons: [{ link: `${old}?1` }] };

describe('addresses that a record has already', () => {
  it('are accepted as they are, at any depth, while the record is parsed, and by no other parse', () => {
    expect(form.safeParse(record).success).toBe(false);
    expect(keepingAddresses(textsIn(record), () => form.parse(record))).toEqual(record);
    expect(form.safeParse(record).success).toBe(false);
  });

  it('let no other address pass', () => {
    const changed = { ...record, image: 'http://old.example/b.png' };
    const parsed = keepingAddresses(textsIn(record), () => form.safeParse(changed));
    expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['image'], 'common.field.picture'],
    ]);
  });

  it('count no longer when a parse throws', () => {
    expect(() =>
      keepingAddresses(new Set([old]), () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(pictureAddress.safeParse(old).success).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    ['', true],
    [' https://example.com/a ', true],
    ['http://example.com', false],
    ['https://name@example.com', false],
  ])('%j is taken: %s', (link, isTaken) => {
    expect(secureLink.safeParse(link).success).toBe(isTaken);
  });
});
