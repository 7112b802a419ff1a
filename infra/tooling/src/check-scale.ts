import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakpoints, space, typeSizes } from '@pathshala/web-kit/scale';
import { root } from './run-command.ts';
import { trackedFiles } from './tracked-files.ts';

const widths = Object.values(breakpoints);
/** Below the first, little more than one line of content has room; a bar is fixed to the edge from the second. */
const heights = [480, 560];
const spaceTokens = Object.entries(space).map(([name, value]) => `--space-${name} ${value}`);
const typeTokens = Object.entries(typeSizes).map(([name, value]) => `--type-${name} ${value}`);

const isSpace = (property: string): boolean =>
  /^(?:margin|padding)(?:-|$)|^(?:row-|column-|grid-)?gap$/.test(property);
const isType = (property: string): boolean => property === 'font' || property === 'font-size';
/** `em` is relative to the text beside it, `%` and `vw` to the room, `mm` and `pt` are for paper: these are not steps of the scale. */
const hasLength = (value: string): boolean => /(?<![\w-])-?(?=[\d.]*[1-9])[\d.]+(?:px|rem)\b/.test(value);

const spaceHint = `the tokens of space are ${spaceTokens.join(', ')}`;
const typeHint = `the tokens of type are ${typeTokens.join(', ')}`;
const mediaHint = `write (width < N) or (width >= N) with ${widths.map((width) => `${width}px`).join(', ')}, or height with ${heights.map((height) => `${height}px`).join(', ')}`;

/** The faults of the media queries in a style sheet or in a program: `(…)` with a width or a height. */
function faultsOfQueries(source: string): readonly string[] {
  const queries = source.matchAll(/\((?:[\d.]+\w* *<=? *)?(?:min-|max-)?(width|height)\b[^()]*\)/g);
  return [...queries].flatMap(([query, axis]) => {
    const known = (axis === 'width' ? widths : heights).join('|');
    const isKnown = new RegExp(
      `^\\((?:(?:${known})px <= )?${axis}(?: < (?:${known})px| >= (?:${known})px)\\)$`,
    );
    return isKnown.test(query) ? [] : [`${query}: ${mediaHint}`];
  });
}

/** The sizes of the words in a drawing are in the drawing's own units: such a rule sets `fill`. */
const drawnSelectors = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/([^{}]+)\{[^{}]*\bfill:[^{}]*\}/g)].map(([, selector = '']) => selector.trim()));

/** A line for each literal of space, type size or breakpoint in a style sheet that is not one of the scale. */
export function faultsOfStyles(source: string): readonly string[] {
  const css = source.replaceAll(/\/\*.*?\*\//gs, '');
  const drawn = drawnSelectors(css);
  const declared = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', block = '']) =>
    [...block.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].flatMap(([, property = '', value = '']) => {
      if (!hasLength(value)) return [];
      if (isSpace(property)) return [`${property}: ${value}: ${spaceHint}`];
      if (isType(property) && !drawn.has(selector.trim())) return [`${property}: ${value}: ${typeHint}`];
      return [];
    }),
  );
  const preludes = [...css.matchAll(/@media[^{]*/g)].map(([prelude]) => prelude);
  return [...declared, ...preludes.flatMap(faultsOfQueries)];
}

const styleObject = /\{[^{}]*\}/g;
const styleEntry =
  /\b(margin|padding|gap|rowGap|columnGap|fontSize)\w*: *(?:'[^']*\d(?:px|rem)\b[^']*'|-?[1-9][\d.]*)/g;
const mantineProp =
  /\s(?:[mp][a-z]?|gap|rowGap|columnGap|spacing|verticalSpacing|horizontalSpacing|fz)=(?:\{-?[1-9][\d.]*\}|"[^"]*\d(?:px|rem)")/g;

/** A line for each literal in the inline styles, Mantine's properties and the media queries of a program. */
export function faultsOfProgram(source: string): readonly string[] {
  const entries = [...source.matchAll(styleObject)]
    .filter(([block]) => !/\bfill:/.test(block))
    .flatMap(([block]) => [...block.matchAll(styleEntry)])
    .map(([entry, property]) => `${entry}: ${property === 'fontSize' ? typeHint : spaceHint}`);
  const props = [...source.matchAll(mantineProp)].map(
    ([prop]) => `${prop.trim()}: take a size of Mantine's theme, xxs to xl`,
  );
  const texts = [...source.matchAll(/'[^'\n]*\((?:min-|max-)?(?:width|height)\b[^'\n]*'/g)].map(
    ([words]) => words,
  );
  return [...entries, ...props, ...texts.flatMap(faultsOfQueries)];
}

function findFaults(): readonly string[] {
  const isFrontEnd = (file: string) => /^(?:shell|mfe-[^/]+|infra\/(?:web|admin)-kit)\//.test(file);
  return trackedFiles()
    .filter(isFrontEnd)
    .flatMap((file) => {
      const read = () => readFileSync(path.join(root, file), 'utf8');
      if (file.endsWith('.css')) return faultsOfStyles(read()).map((fault) => `${file}: ${fault}`);
      if (!/\.tsx?$/.test(file) || file.includes('.test.')) return [];
      return faultsOfProgram(read()).map((fault) => `${file}: ${fault}`);
    });
}

if (import.meta.main) {
  const faults = findFaults();
  for (const line of faults) console.error(line);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
