import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../src/run-command.ts';

/** The faults of a proof, which names tests by file and title: `file › title`, several divided by `<br>`. */
export function faultsOfProof({ id, proof }: { readonly id: string; readonly proof: string }): string[] {
  return proof.split('<br>').flatMap((one) => {
    const [file, title] = one
      .replaceAll('`', '')
      .split(' › ')
      .map((part) => part.trim());
    if (file === undefined || title === undefined) return [`${id}: "${one}" is not "file › title"`];
    const full = path.join(root, file);
    if (!existsSync(full)) return [`${id}: there is no ${file}`];
    return readFileSync(full, 'utf8').includes(title) ? [] : [`${id}: ${file} has no test "${title}"`];
  });
}
