import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSharePicture } from '../src/share-picture.ts';

const text = { title: 'মডেল টেস্ট', line: '৩০ নম্বর', site: 'পাঠশালা' };

/** Counts the dark pixels of the title's place. */
async function inkOf(title: string): Promise<number> {
  const picture = sharp(await drawSharePicture({ ...text, title }));
  const box = { left: 80, top: 150, width: 1040, height: 240 };
  const grey = await picture.flatten().extract(box).greyscale().raw().toBuffer();
  return grey.filter((value) => value < 100).length;
}

describe('the picture of a shared link', () => {
  it('has the size that others show', async () => {
    const { width, height, format } = await sharp(await drawSharePicture(text)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it('shows the title in Bengali, and one with signs of markup', async () => {
    expect(await inkOf('')).toBe(0);
    expect(await inkOf('মডেল টেস্ট')).toBeGreaterThan(3000);
    expect(await inkOf('A < B & <b>C</b>')).toBeGreaterThan(3000);
  });

  it('keeps a long title in its place', async () => {
    const picture = sharp(await drawSharePicture({ ...text, title: 'মডেল টেস্ট '.repeat(40), line: '' }));
    const below = { left: 80, top: 395, width: 1040, height: 100 };
    const grey = await picture.flatten().extract(below).greyscale().raw().toBuffer();
    expect(grey.filter((value) => value < 100)).toHaveLength(0);
  });
});
