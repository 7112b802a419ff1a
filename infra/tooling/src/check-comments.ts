import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.ts';
import { trackedFiles } from './tracked-files.ts';

/** First words of fragments without a subject, as in "Of the latest edit.". A full sentence does not need them. */
const ellipticOpening = /^(?:Of|Those|What|Who|Whom|Whose|Whoever|As|Ones) /;

/** Where a comment begins: `/**` with the text on this or on the next line, or the first of consecutive `//` lines. */
const comment = /^[ \t]*\/\*\*?\s+(?:\* )?(.*)|(?<!^[ \t]*\/\/.*\n)^[ \t]*\/\/ (.*)/gm;

interface Fragment {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** The comments of a source that begin like a fragment. */
export function ellipticComments(source: string): readonly Fragment[] {
  return [...source.matchAll(comment)].flatMap(({ index, 1: block, 2: line }) => {
    const text = block ?? line ?? '';
    return ellipticOpening.test(text) ? [{ line: source.slice(0, index).split('\n').length, text }] : [];
  });
}

if (import.meta.main) {
  const found = trackedFiles()
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .flatMap((file) =>
      ellipticComments(readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line}: a comment needs a subject: ${text}`,
      ),
    );
  for (const line of found) console.error(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}
