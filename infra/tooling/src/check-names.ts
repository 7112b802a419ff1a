import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run-command.ts';
import { trackedFiles } from './tracked-files.ts';

/** Words that must not name a limit, a timeout, a message or a state: an engineer would not search for them (design §12). */
const bannedWords = new Set([
  'heard',
  'hears',
  'joint',
  'joints',
  'kept',
  'longest',
  'meaning',
  'most',
  'narrow',
  'patience',
  'quietly',
  'settle',
  'settles',
  'tell',
  'tells',
  'told',
  'wake',
  'wakes',
  'woken',
]);
/** Banned as whole names only: a file may be about answers in parts. */
const bannedWholes = new Set(['inParts', 'inTurn']);
/** Fields of stored documents: another name would need a migration of every school's data. */
const storedFields = new Set(['settleAt']);
const bannedPairs = new Set([
  'each separately',
  'give way',
  'had company',
  'hand over',
  'own page',
  'own pages',
  'pass on',
  'take turn',
  'take turns',
]);

/** The words of a file name or identifier: `giveWay`, `give-way` and `GIVE_WAY` are `give`, `way`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** The banned word in a name; undefined if there is none. */
export function bannedIn(name: string): string | undefined {
  if (storedFields.has(name)) return undefined;
  if (bannedWholes.has(name)) return name;
  const words = wordsOf(name);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return words.find((word) => bannedWords.has(word)) ?? pairs.find((pair) => bannedPairs.has(pair));
}

/** Every identifier of a TypeScript source, once. */
export function identifiersOf(text: string, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
}

/** A line for each banned name: `file: name (word)`. */
function findBannedNames(): readonly string[] {
  return trackedFiles().flatMap((file) => {
    const names = [path.basename(file)];
    if (/\.tsx?$/.test(file)) names.push(...identifiersOf(readFileSync(path.join(root, file), 'utf8'), file));
    return names.flatMap((name) => {
      const word = bannedIn(name);
      return word === undefined ? [] : [`${file}: ${name} (${word})`];
    });
  });
}

if (import.meta.main) {
  const banned = findBannedNames();
  for (const line of banned) console.error(line);
  process.exitCode = banned.length === 0 ? 0 : 1;
}
