import type { Language } from '../i18n/language.ts';
import { bengaliBold, type FontFile, latinBold, latinBoldRest, wholeBold, wholeText } from './font-files.ts';
import { pageIdle } from './page-idle.ts';
import { unknownJoint } from './unknown-joint.ts';

/**
 * Loads the fonts in the order of need (docs/decisions/0009-fonts.md): the text face of the language before there is
 * text, the bold weights and the whole Bengali text face once the page is at rest, every whole face as soon as a text
 * has a conjunct that the first cuts lack. A file that does not come leaves what stands in for it.
 * Not before the app's own scripts are here: on a slow line the faces would delay the first text by half a second.
 */
export function fetchFonts(language: Language): void {
  void Promise.allSettled(facesBeforeText[language].map(([face, text]) => document.fonts.load(face, text)));
  if (language === 'en') void addLatinBold();
  const rest = pageIdle();
  const missing = unknownJoint(document.body);
  let isMissing = false;
  void missing.then(() => {
    isMissing = true;
    void addInTurn(wholeText);
  });
  void rest.then(async () => {
    await addLatinBold();
    await bengaliIsShown();
    await addInTurn(isMissing ? wholeBold : [...bengaliBold, ...wholeText]);
  });
  void Promise.all([rest, missing]).then(() => addInTurn(wholeBold));
}

const facesBeforeText: Readonly<Record<Language, readonly (readonly [face: string, text: string])[]>> = {
  bn: [
    ['400 1em "Text Bengali"', 'ক'],
    ['400 1em "Text Latin"', 'a'],
  ],
  en: [['400 1em "Text Latin"', 'a']],
};

const firstCuts = ['400 1em "Text Bengali"', '600 1em "Text Bengali"', '700 1em "Title Stand-in"'];

/** The browser loads the first cut, which the style sheet names, at the first Bengali character. */
function bengaliIsShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!firstCuts.some((face) => document.fonts.check(face, 'ক'))) return;
      document.fonts.removeEventListener('loadingdone', look);
      resolve();
    };
    document.fonts.addEventListener('loadingdone', look);
    look();
  });
}

async function addLatinBold(): Promise<void> {
  await Promise.allSettled(latinBold.map(addFile));
  // Not loaded: the browser does that when a text has one of their characters.
  for (const file of latinBoldRest) if (isNew(file)) document.fonts.add(fontFaceOf(file));
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: a face that is added later outranks the earlier ones, and a slow line is not filled. */
function addInTurn(files: readonly FontFile[]): Promise<unknown> {
  for (const file of files) turn = turn.then(() => Promise.allSettled([addFile(file)]));
  return turn;
}

async function addFile(file: FontFile): Promise<void> {
  if (!isNew(file)) return;
  // Added when it is here: until then the text stays in the face it has.
  document.fonts.add(await fontFaceOf(file).load());
}

const started = new Set<FontFile>();

function isNew(file: FontFile): boolean {
  if (started.has(file)) return false;
  started.add(file);
  return true;
}

function fontFaceOf({ family, weight, range, url }: FontFile): FontFace {
  return new FontFace(family, `url("${url.href}") format("woff2")`, { weight, unicodeRange: range });
}
