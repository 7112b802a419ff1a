import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import papaparse from 'papaparse';
import { findTexts, type FoundText, withWordings, type Wording } from './find-texts.ts';

/** A row of the list: `id` is file and name, the empty `one` of a text without an English singular stays empty. */
type Row = Record<'id' | 'English' | 'English for one' | 'Bengali', string>;

const columns: readonly (keyof Row)[] = ['id', 'English', 'English for one', 'Bengali'];

interface Sources {
  /** The folder that the paths begin in. */
  readonly root: string;
  readonly files: readonly string[];
}

/** All texts of the interface as CSV, for a spreadsheet: UTF-8 with its mark, sorted by file. */
export function listOfTexts({ root, files }: Sources): string {
  const rows = files.flatMap((file) =>
    findTexts(file, readFileSync(path.join(root, file), 'utf8')).map(({ name, literals }): Row => ({
      id: `${file} › ${name}`,
      English: literals.en?.value ?? '',
      'English for one': literals.one?.value ?? '',
      Bengali: literals.bn?.value ?? '',
    })),
  );
  return `\uFEFF${papaparse.unparse(rows, { columns: [...columns], newline: '\n' })}\n`;
}

export interface Imported {
  /** The files that were written. */
  readonly changed: readonly string[];
  /** The rows that were left out: a sentence with the reason for each. */
  readonly leftOut: readonly string[];
}

/** Writes the texts of a list into the sources. A row that does not fit changes nothing and is named. */
export function importTexts({ root, files }: Sources, csv: string): Imported {
  const { data } = papaparse.parse<Partial<Row>>(csv.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const leftOut: string[] = [];
  const byFile = Map.groupBy(data, ({ id = '' }) => id.split(' › ')[0] ?? '');
  const changed = [...byFile].flatMap(([file, rows]) => {
    if (!files.includes(file)) {
      leftOut.push(
        ...rows.map(({ id }) => `${id ?? 'A row without an id'}: there is no such file of texts.`),
      );
      return [];
    }
    const source = readFileSync(path.join(root, file), 'utf8');
    const texts = new Map(findTexts(file, source).map((text) => [text.name, text]));
    const wordings = new Map<string, Wording>();
    for (const row of rows) {
      const name = (row.id ?? '').slice(`${file} › `.length);
      const fault = faultOf(texts.get(name), row);
      if (fault !== null) leftOut.push(`${row.id ?? ''}: ${fault}`);
      else wordings.set(name, wordingOf(row));
    }
    const written = withWordings(file, source, wordings);
    if (written === source) return [];
    writeFileSync(path.join(root, file), written);
    return [file];
  });
  return { changed, leftOut };
}

function wordingOf(row: Partial<Row>): Wording {
  const one = row['English for one'] ?? '';
  return { en: row.English ?? '', bn: row.Bengali ?? '', ...(one !== '' && { one }) };
}

function faultOf(text: FoundText | undefined, row: Partial<Row>): string | null {
  if (text === undefined) return 'the file has no text of this name.';
  const { en, bn } = wordingOf(row);
  if (en.trim() === '' || bn.trim() === '') return 'a text is empty.';
  const places = placesIn(text.literals.en?.value ?? '');
  const isComplete = [en, bn].every((wording) => placesIn(wording) === places);
  return isComplete ? null : `each language needs the same places: ${places === '' ? 'none' : places}.`;
}

/** `{n}` and `{name}` of a text, sorted. */
function placesIn(text: string): string {
  return [...new Set(text.match(/\{\w+\}/gu))].toSorted().join(' ');
}
