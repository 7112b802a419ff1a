import { expect, it } from 'vitest';
import { createZipWriter, openZip } from './zip.ts';

function written(): Uint8Array {
  const zip = createZipWriter();
  zip.addText('readme.txt', 'পড়ুন');
  zip.addFile('data.bin', new Uint8Array([1, 2, 3]));
  zip.addPicture('pictures/one.webp', new Uint8Array([9]));
  return zip.finish();
}

it('reads what it wrote, and makes the same bytes of the same content', async () => {
  const zip = await openZip({ content: written(), caller: 'a' });
  expect(zip.entries.map(({ name }) => name)).toEqual(['readme.txt', 'data.bin', 'pictures/one.webp']);
  expect(zip.entries[1]?.bytes).toBe(3);
  expect(Buffer.from(await zip.read('readme.txt')).toString()).toBe('পড়ুন');
  expect([...(await zip.read('pictures/one.webp'))]).toEqual([9]);
  expect(written()).toEqual(written());
});

it('rejects bytes that are no zip file', async () => {
  const opened = openZip({ content: new Uint8Array([1, 2, 3]), caller: 'a' });
  await expect(opened).rejects.toThrow('invalid zip data');
});
