import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Bytes; compressing less saves no packet. */
const minBytes = 600;

/** Matches files that are worth compressing. */
export const compressible = /\.(js|css|json|svg|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, at the best level: once per build instead of per request. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`)));
}

export async function compressFile(file: string): Promise<void> {
  for (const [suffix, copy] of Object.entries(await compressedCopies(await readFile(file)))) {
    await writeFile(`${file}${suffix}`, copy);
  }
}

/** Suffix → compressed content; empty for a file that is too small. */
export async function compressedCopies(content: Buffer): Promise<Readonly<Record<string, Buffer>>> {
  if (content.length < minBytes) return {};
  const [small, common] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz(content, { level: 9 }),
  ]);
  return { '.br': small, '.gz': common };
}
