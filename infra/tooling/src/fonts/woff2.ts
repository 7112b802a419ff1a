import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** wawoff2 brings no types. */
interface Woff2 {
  compress(ttf: Uint8Array): Promise<Uint8Array>;
  decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

export const woff2 = createRequire(import.meta.url)('wawoff2') as Woff2;

/** A woff2 file in TrueType's own format, which HarfBuzz reads. */
export async function readWoff2(file: string): Promise<Uint8Array> {
  // A copy: the library answers with a view of memory that it uses again.
  return Uint8Array.from(await woff2.decompress(await readFile(file)));
}
