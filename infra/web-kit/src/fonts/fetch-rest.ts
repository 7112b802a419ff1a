import { addFile, declareFile, type FontFile } from './font-face.ts';
import { bengaliBold, latinBoldRest, wholeBold, wholeText } from './font-files.ts';
import { unknownConjunct } from './unknown-conjunct.ts';

/**
 * Declares the Latin faces of rare characters. Loads the bold weights and the whole text face when the page shows Bengali,
 * and every whole face as soon as a text has a conjunct that the first subsets lack.
 */
export async function fetchRest(): Promise<void> {
  // The browser loads them when a text has one of their characters.
  for (const file of latinBoldRest) declareFile(file);
  let isMissing = false;
  void unknownConjunct(document.body).then(() => {
    isMissing = true;
    return addInOrder([...wholeText, ...wholeBold]);
  });
  await bengaliIsShown();
  if (!isMissing) await addInOrder([...bengaliBold, ...wholeText]);
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

let queue: Promise<unknown> = Promise.resolve();

/** One after the other: a later face takes precedence over earlier ones, and a slow connection is not saturated. */
function addInOrder(files: readonly FontFile[]): Promise<unknown> {
  for (const file of files) queue = queue.then(() => Promise.allSettled([addFile(file)]));
  return queue;
}
