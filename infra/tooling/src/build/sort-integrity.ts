import { readFile, writeFile } from 'node:fs/promises';

const entry = String.raw`(?:"[^"]+"|[\w$]+):"sha256-[^"]+"`;
const integrityMap = new RegExp(String.raw`\{(${entry}(?:,${entry})*)\}`, 'gu');
const oneEntry = new RegExp(entry, 'gu');

/** The bundler writes the hashes of a remote's files in an order that differs from build to build: here they are sorted. */
export async function sortIntegrity(remoteEntry: string): Promise<void> {
  const code = await readFile(remoteEntry, 'utf8');
  const sorted = code.replaceAll(integrityMap, (_map, entries: string) => {
    const found = entries.match(oneEntry) ?? [];
    return `{${found.toSorted((one, other) => (one < other ? -1 : 1)).join(',')}}`;
  });
  await writeFile(remoteEntry, sorted);
}
