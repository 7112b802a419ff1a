import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Twelve hex digits over the names and bytes of all files below a folder. */
export async function hashOfFolder(folder: string): Promise<string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(`${folder}/${file}`);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}
