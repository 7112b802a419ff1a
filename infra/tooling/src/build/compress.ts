import { globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Bytes; compressing less saves no packet. */
const minBytes = 600;

/** `best`: what visitors get. `quick`: of a build that somebody waits for. The contents, and with them the version, are the same. */
export type Compression = 'quick' | 'best';

const levels = { quick: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } } as const;

/** The files that are worth compressing. */
export const compressible = /\.(js|css|json|svg|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file: once per build instead of per request. */
export async function compressFolder(folder: string, compression: Compression): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`, compression)));
}

/** Copies that are there are replaced whole: a gateway may read them at any time. */
export async function compressFile(file: string, compression: Compression): Promise<void> {
  const copies = await compressedCopies(await readFile(file), compression);
  for (const [suffix, copy] of Object.entries(copies)) {
    const part = path.join(path.dirname(file), `.${path.basename(file)}${suffix}.${process.pid}`);
    await writeFile(part, copy);
    await rename(part, `${file}${suffix}`);
  }
}

/** Suffix → compressed content; empty for a file that is too small. */
export async function compressedCopies(
  content: Buffer,
  compression: Compression = 'best',
): Promise<Readonly<Record<string, Buffer>>> {
  if (content.length < minBytes) return {};
  const level = levels[compression];
  const [small, common] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz(content, { level: level.gzip }),
  ]);
  return { '.br': small, '.gz': common };
}
