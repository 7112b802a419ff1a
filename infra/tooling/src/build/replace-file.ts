import { rename, writeFile } from 'node:fs/promises';

/** Whole or not at all: a gateway may read it at any time. */
export async function replaceFile(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.part`, `${JSON.stringify(content)}\n`);
  await rename(`${file}.part`, file);
}
