import type { Language } from '../i18n/language.ts';
import { bengaliBold, type FontFile, latinBold, latinBoldRest, wholeBold, wholeText } from './font-files.ts';
import { pageIdle } from './page-idle.ts';
import { unknownJoint } from './unknown-joint.ts';

/**
 * Loads the fonts in the order of need (docs/decisions/0009-fonts.md): the text face of the language first, the Latin
 * face of a Bengali page, the bold weights and the whole Bengali text face once the page is idle, every whole face as soon as a text has a conjunct that
 * the first subsets lack. If a file fails, its fallback remains. Called after the app's scripts have loaded: on a slow
 * connection the fonts would delay the first text by half a second. Resolves when the page is complete and idle.
 */
export function fetchFonts(language: Language): Promise<void> {
  if (language === 'en') {
    void showLatin();
    void addLatinBold();
  } else {
    void Promise.allSettled([document.fonts.load('400 1em "Text Bengali"', 'ক')]);
  }
  const rest = pageIdle();
  const missing = unknownJoint(document.body);
  let isMissing = false;
  void missing.then(() => {
    isMissing = true;
    void addInOrder(wholeText);
  });
  void rest.then(async () => {
    await showLatin();
    await addLatinBold();
    await bengaliIsShown();
    await addInOrder(isMissing ? wholeBold : [...bengaliBold, ...wholeText]);
  });
  void Promise.all([rest, missing]).then(() => addInOrder(wholeBold));
  return rest;
}

/** The style sheet uses the Latin face in a page that has this mark, and in an English page from the start. */
async function showLatin(): Promise<void> {
  const [loading] = await Promise.allSettled([document.fonts.load('400 1em "Text Latin"', 'a')]);
  if (loading.status === 'fulfilled') document.documentElement.dataset['latin'] = '';
}

const firstCuts = ['400 1em "Text Bengali"', '600 1em "Text Bengali"', '700 1em "Title Stand-in"'];

/** The browser loads the first subset, which the style sheet declares, at the first Bengali character. */
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
  // Only declared: the browser loads them when a text has one of their characters.
  for (const file of latinBoldRest) if (isNew(file)) document.fonts.add(fontFaceOf(file));
}

let queue: Promise<unknown> = Promise.resolve();

/** One after the other: a later face takes precedence over earlier ones, and a slow connection is not saturated. */
function addInOrder(files: readonly FontFile[]): Promise<unknown> {
  for (const file of files) queue = queue.then(() => Promise.allSettled([addFile(file)]));
  return queue;
}

async function addFile(file: FontFile): Promise<void> {
  if (!isNew(file)) return;
  // Added after it has loaded: until then the text keeps its current face.
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
