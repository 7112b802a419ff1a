import { type Chunk, Compilation, type Compiler, type RspackPluginInstance, sources } from '@rspack/core';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { type Language, languages } from '../src/i18n/language.ts';
import { encodeTexts, type Text } from '../src/i18n/text-file.ts';
import { applyEdits, type Edit } from './apply-edits.ts';

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
  const numberOf = (pair: Pair): number => {
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

function cutChunk(compilation: Compilation, chunk: Chunk, numberOf: (pair: Pair) => number): CutChunk {
  const script = [...chunk.files].find((file) => file.endsWith('.js')) ?? '';
  const found = new Set<number>();
  let weight = 0;
  const code = String(compilation.getAsset(script)?.source.source() ?? '');
  const edits = findPairs(script, code).map(({ pair, start, end }): Edit => {
    const number = numberOf(pair);
    weight += end - start;
    found.add(number);
    return { start, end, text: `${nameOf(compilation)}(${number})` };
  });
  if (found.size > 0) compilation.updateAsset(script, new sources.RawSource(applyEdits(code, edits)));
  return { chunk, script, numbers: found, weight };
}

interface FoundPair {
  readonly pair: Pair;
  readonly start: number;
  readonly end: number;
}

/** The texts in both languages that stand in a script. */
function findPairs(script: string, code: string): readonly FoundPair[] {
  if (!/\p{Script=Bengali}/u.test(code)) return [];
  const { program, errors } = parseSync(script, code, { sourceType: 'script' });
  if (errors[0] !== undefined) throw new Error(`${script} was not parsed: ${errors[0].message}`);
  const found: FoundPair[] = [];
  new Visitor({
    ObjectExpression(node) {
      const pair = pairOf(node);
      if (pair !== null) found.push({ pair, start: node.start, end: node.end });
    },
  }).visit(program);
  return found;
}

/** Data in two languages begins with `bn`; locales and file names have no Bengali letter. */
function pairOf({ properties }: ObjectExpression): Pair | null {
  const names = properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '',
  );
  if (!/^en,(?:bn|one,bn|bn,one)$/u.test(names.join(','))) return null;
  const texts = properties.map((property) =>
    property.type === 'Property' ? textOfLiteral(property.value) : null,
  );
  if (texts.includes(null) || !/\p{Script=Bengali}/u.test(texts.join(''))) return null;
  const [en, bn, one] = ['en', 'bn', 'one'].map((name) => texts[names.indexOf(name)] ?? undefined);
  return en === undefined || bn === undefined ? null : { en, bn, ...(one !== undefined && { one }) };
}

function textOfLiteral(node: Expression): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null;
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
