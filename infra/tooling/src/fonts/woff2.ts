import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** wawoff2 has no types. */
interface Woff2 {
  compress(ttf: Uint8Array): Promise<Uint8Array>;
  decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

export const woff2 = createRequire(import.meta.url)('wawoff2') as Woff2;

/** Converts a woff2 file to TrueType format, which HarfBuzz reads. */
export async function readWoff2(file: string): Promise<Uint8Array> {
  // A copy: the library returns a view of memory that it reuses.
  return Uint8Array.from(await woff2.decompress(await readFile(file)));
}
