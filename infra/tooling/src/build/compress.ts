import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Bytes; compressing less saves no packet. */
const minBytes = 600;

/** Writes `.br` and `.gz` beside every text file, at the best level: once per build instead of per request. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,json,svg,txt,webmanifest}', { cwd: folder }).map(
    (file) => `${folder}/${file}`,
  );
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const [small, common] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
}
