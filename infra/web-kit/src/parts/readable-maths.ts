import { lowered, raised, signs } from './maths-signs.ts';
import { splitMaths } from './split-maths.ts';

/**
 * A text with its formulas as one line of characters, for places that show no markup: lists, tab titles, exported files.
 * `$\frac{1}{2}mv^2$` is `1/2mv²`. What has no character of its own keeps its name: `\sin x` is `sin x`.
 */
export function withReadableMaths(text: string): string {
  return splitMaths(text)
    .map((part) => (part.kind === 'text' ? part.text : readableFormula(part.text)))
    .join('');
}

function readableFormula(tex: string): string {
  const tokens = tex.match(/\\(?:[a-zA-Z]+|[\s\S])|[\s\S]/gu) ?? [];
  return readAll({ tokens, at: 0 }, null).replaceAll(/\s+/gu, ' ').trim();
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/** Reads up to the token that ends the group, and past it; without one it reads the rest of the formula. */
function readAll(reader: Reader, end: string | null): string {
  let text = '';
  while (reader.at < reader.tokens.length) {
    if (reader.tokens[reader.at] === end) {
      reader.at += 1;
      break;
    }
    text += readOne(reader);
  }
  return text;
}

function readOne(reader: Reader): string {
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (token === '{') return readAll(reader, '}');
  if (token === '^') return script(readArgument(reader), raised, '^');
  if (token === '_') return script(readArgument(reader), lowered, '_');
  if (token === '}') return '';
  if (token === '&' || token === '~') return ' ';
  return token.startsWith('\\') ? readCommand(token.slice(1), reader) : token;
}

/** One character, one command or a group; spaces before it do not count. */
function readArgument(reader: Reader): string {
  while (/^\s$/u.test(reader.tokens[reader.at] ?? '')) reader.at += 1;
  return readOne(reader).trim();
}

const silent = new Set(['left', 'right', 'big', 'Big', 'bigg', 'Bigg', 'displaystyle', 'limits', '!']);
const fractions = new Set(['frac', 'dfrac', 'tfrac', 'cfrac']);
const spaces = new Set([',', ';', ':', ' ', '>', 'quad', 'qquad', '\\', '\n']);
/** Their argument is an alignment or the name of an environment. */
const environments = new Set(['begin', 'end']);

function readCommand(name: string, reader: Reader): string {
  if (fractions.has(name)) return `${whole(readArgument(reader))}/${whole(readArgument(reader))}`;
  if (name === 'sqrt') return root(reader);
  if (environments.has(name)) {
    readArgument(reader);
    return ' ';
  }
  if (chemistry.has(name)) return readChemistry(readArgument(reader));
  if (silent.has(name)) return '';
  if (spaces.has(name)) return ' ';
  const sign = signs.get(name);
  if (sign !== undefined) return sign;
  // `\mathrm{mL}` and its like: only the text counts.
  if (reader.tokens[reader.at] === '{') return readArgument(reader);
  return name;
}

const chemistry = new Set(['ce', 'pu']);
const arrows: readonly (readonly [string, string])[] = [
  ['<=>', ' ⇌ '],
  ['<->', ' ↔ '],
  ['->', ' → '],
  ['<-', ' ← '],
];

/** The numbers of atoms are below the line: `2H2O` is `2H₂O`. */
function readChemistry(text: string): string {
  const spelt = arrows.reduce((changed, [typed, arrow]) => changed.replaceAll(typed, arrow), text);
  return spelt.replaceAll(/(?<=[A-Za-z)\]])\d+/gu, (count) => script(count, lowered, ''));
}

function root(reader: Reader): string {
  if (reader.tokens[reader.at] !== '[') return `√${whole(readArgument(reader))}`;
  reader.at += 1;
  return `${script(readAll(reader, ']'), raised, '')}√${whole(readArgument(reader))}`;
}

/** Returns the text in brackets if it has more than one part. */
function whole(text: string): string {
  return /^(?:[\p{L}\p{M}\p{N}.]*|.)$/u.test(text) ? text : `(${text})`;
}

function script(text: string, characters: ReadonlyMap<string, string>, mark: string): string {
  const shown = Array.from(text, (character) => characters.get(character));
  return shown.includes(undefined) ? `${mark}${whole(text)}` : shown.join('');
}
