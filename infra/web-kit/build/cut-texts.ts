import { runInNewContext } from 'node:vm';
import { type Chunk, Compilation, type Compiler, type RspackPluginInstance, sources } from '@rspack/core';
import { type Language, languages } from '../src/i18n/language.ts';
import { encodeTexts, type Text } from '../src/i18n/text-file.ts';

const literal = [
  String.raw`"(?:[^"\\]|\\.)*"`,
  String.raw`'(?:[^'\\]|\\.)*'`,
  String.raw`\x60(?:[^\x60\\$]|\\.|\$(?!\{))*\x60`,
].join('|');
/** A text in both languages, as the minifier leaves it. Data in two languages begins with `bn`. */
const pairForm = new RegExp(String.raw`\{en:(?:${literal})(?:,(?:one|bn):(?:${literal})){1,2}\}`, 'gsu');

/** The places in the entry for the ids of the chunks that have files of texts, and for the name of the function that reads them. */
const placeOfIds = '%chunks-with-texts%';
const placeOfName = '%text-of-app%';

interface Pair {
  readonly en: string;
  readonly bn: string;
  readonly one?: string;
}

interface CutChunk {
  readonly chunk: Chunk;
  readonly script: string;
  readonly numbers: ReadonlySet<number>;
  readonly weight: number;
}

/** Characters. The texts of a shared chunk that has more are a file of their own; fewer are in the files of its pages. */
const ownFileFrom = 6_000;

/**
 * Takes the texts out of the chunks of a remote that are loaded when they are needed, and writes them into a file for each
 * language beside the chunk: a reader downloads one language. In the code a call stands in the place of each pair,
 * `mfe_exams$(12)`, whose result reads the texts that are loaded (`src/i18n/loaded-texts.ts`). The chunks of the groups that are named `whole` keep their pairs: they are loaded before a language is
 * known, or show that a file did not load.
 */
export class CutTexts implements RspackPluginInstance {
  readonly #whole: readonly string[];

  constructor({ whole }: { readonly whole: readonly string[] }) {
    this.#whole = whole;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CutTexts', (compilation) => {
      // After the minifier, and before the hashes of the files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CutTexts', stage }, () => {
        cutTexts(compilation, this.#whole);
      });
    });
  }
}

function cutTexts(compilation: Compilation, whole: readonly string[]): void {
  const pairs: Pair[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (source: string): number => {
    const pair = runInNewContext(`(${source})`) as Pair;
    const key = JSON.stringify([pair.en, pair.bn, pair.one]);
    const number = numbers.get(key) ?? pairs.length + 1;
    if (number > pairs.length) pairs.push(pair);
    numbers.set(key, number);
    return number;
  };
  const cut = chunksToCut(compilation, whole).map((chunk) => cutChunk(compilation, chunk, numberOf));
  const files = filesOf(cut);
  for (const [id, wanted] of files) {
    for (const language of languages) {
      const texts = [...wanted].map((number) => [number, textOf(pairs[number - 1], language)] as const);
      compilation.emitAsset(textFile(id, language), new sources.RawSource(encodeTexts(texts)));
    }
  }
  writePlaces(compilation, [...files.keys()]);
}

/** The file with the texts of a chunk. */
export function textFile(id: string, language: Language): string {
  return `${id}.${language}.json`;
}

function textOf(pair: Pair | undefined, language: Language): Text {
  if (pair === undefined) throw new Error('A number of a text has no pair.');
  return language === 'en' && pair.one !== undefined ? [pair.en, pair.one] : pair[language];
}

/** By their ids, so that the numbers do not depend on the order in which the bundler lists its chunks. */
function chunksToCut({ chunks, chunkGroups }: Compilation, whole: readonly string[]): readonly Chunk[] {
  const uncut = new Set(
    chunkGroups
      .filter((group) => group.isInitial() || whole.includes(group.name ?? ''))
      .flatMap((group) => [...group.chunks].map(idOf)),
  );
  return [...chunks]
    .filter((chunk) => !uncut.has(idOf(chunk)))
    .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

function idOf({ id }: Chunk): string {
  return String(id);
}

function cutChunk(compilation: Compilation, chunk: Chunk, numberOf: (source: string) => number): CutChunk {
  const script = [...chunk.files].find((file) => file.endsWith('.js')) ?? '';
  const found = new Set<number>();
  let weight = 0;
  const code = String(compilation.getAsset(script)?.source.source() ?? '').replaceAll(pairForm, (source) => {
    // Locales and file names are no texts.
    if (!/\p{Script=Bengali}/u.test(source)) return source;
    const number = numberOf(source);
    weight += source.length;
    found.add(number);
    return `${nameOf(compilation)}(${number})`;
  });
  if (found.size > 0) compilation.updateAsset(script, new sources.RawSource(code));
  return { chunk, script, numbers: found, weight };
}

/** The ids of the chunks that have a file of texts, with the numbers in it. */
function filesOf(cut: readonly CutChunk[]): ReadonlyMap<string, ReadonlySet<number>> {
  const files = new Map<string, Set<number>>();
  const add = (id: string, numbers: ReadonlySet<number>): void => {
    files.set(id, new Set([...(files.get(id) ?? []), ...numbers]));
  };
  for (const { chunk, numbers, weight } of cut.filter(({ numbers: { size } }) => size > 0)) {
    for (const id of weight < ownFileFrom ? ownersOf(chunk) : [idOf(chunk)]) add(id, numbers);
  }
  return files;
}

/** The ids of the chunks that are loaded once for each use of this one: of itself, or of the pages that share it. */
function ownersOf(chunk: Chunk): readonly string[] {
  const owners = [...chunk.groupsIterable].map((group) =>
    [...group.chunks].find(({ groupsIterable }) => [...groupsIterable].length === 1),
  );
  return owners.every((owner) => owner !== undefined) ? owners.map(idOf) : [idOf(chunk)];
}

function writePlaces(compilation: Compilation, ids: readonly string[]): void {
  for (const { name, source } of compilation.getAssets()) {
    const code = name.endsWith('.js') ? String(source.source()) : '';
    if (!code.includes(placeOfIds)) continue;
    const filled = code
      .replace(placeOfIds, ids.toSorted().join(' '))
      .replace(placeOfName, nameOf(compilation));
    compilation.updateAsset(name, new sources.RawSource(filled));
  }
}

/** The remotes on a page have one global object. */
function nameOf({ outputOptions }: Compilation): string {
  return `${outputOptions.uniqueName ?? 'app'}$`;
}
