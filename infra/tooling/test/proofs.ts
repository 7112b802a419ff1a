import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';

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

type CountsByFile = ReadonlyMap<string, number>;

/** The ids of rows at the end of a title: ends the session [AUTH-07 STU-01]. */
const tags = /\[([A-Z]{3,4}-\d\d(?: [A-Z]{3,4}-\d\d)*)\]['"`]/g;

/** How many tests of each file have the id of a row in their titles, by the id. */
export function taggedTests(): ReadonlyMap<string, CountsByFile> {
  const found = new Map<string, Map<string, number>>();
  const sources = trackedFiles().filter((file) => /\.tsx?$/.test(file));
  for (const file of sources)
    for (const [, ids = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(tags))
      for (const id of ids.split(' ')) {
        const counts = found.get(id) ?? new Map<string, number>();
        found.set(id, counts.set(file, (counts.get(file) ?? 0) + 1));
      }
  return found;
}

/** The files of a proof with their numbers of tests: `` `file` (2) ``, several divided by `<br>`. */
function countsOf(proof: string): CountsByFile {
  return new Map(
    proof.split('<br>').map((one) => {
      const [, file = one, count = '1'] = /^`([^`]+)`(?: \((\d+)\))?$/.exec(one) ?? [];
      return [file, Number(count)];
    }),
  );
}

/** Where the proofs of the rows differ from the titles of the tests, in both directions. */
export function faultsOfTags(
  rows: readonly { readonly id: string; readonly proof: string }[],
  tagged: ReadonlyMap<string, CountsByFile>,
): string[] {
  const listed = new Map(rows.map(({ id, proof }) => [id, countsOf(proof)]));
  return [...new Set([...listed.keys(), ...tagged.keys()])].flatMap((id) => {
    const [inTable, inTitles] = [listed.get(id), tagged.get(id)];
    const files = new Set([...(inTable?.keys() ?? []), ...(inTitles?.keys() ?? [])]);
    return [...files].flatMap((file) => {
      const [expected, found] = [inTable?.get(file) ?? 0, inTitles?.get(file) ?? 0];
      return expected === found ? [] : [`${id}: ${file} has ${found} tests, the table says ${expected}`];
    });
  });
}
