import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Below this a compressed sibling saves less than a packet. */
const smallest = 600;

/** Puts `.br` and `.gz` beside every text file, at the best level: it is paid once, here, and never per request. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,json,svg,txt,webmanifest}', { cwd: folder }).map(
    (file) => `${folder}/${file}`,
  );
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const [small, common] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
}
