import type { Language } from '../i18n/language.ts';
import { addFile, latinBold } from './font-face.ts';
import { pageIdle } from './page-idle.ts';

/**
 * Loads the fonts in the order of need (docs/decisions/0009-fonts.md): the text face of the language first, the Latin
 * face of a Bengali page, the bold weights and the whole Bengali faces once the page is idle. If a file fails, its
 * fallback remains. Called after the app's scripts have loaded: on a slow connection the fonts would delay the first text
 * by half a second. Resolves when the page is complete and idle.
 */
export function fetchFonts(language: Language): Promise<void> {
  if (language === 'en') {
    void showLatin();
    void addLatinBold();
  } else {
    void Promise.allSettled([document.fonts.load('400 1em "Text Bengali"', 'ক')]);
  }
  const rest = pageIdle();
  void Promise.allSettled([rest.then(loadRest)]);
  return rest;
}

/** The code that decides about the other faces is not loaded for a first view. */
async function loadRest(): Promise<void> {
  await showLatin();
  await addLatinBold();
  const { fetchRest } = await import(/* webpackChunkName: "fonts" */ './fetch-rest.ts');
  await fetchRest();
}

/** The style sheet uses the Latin face in a page that has this mark, and in an English page from the start. */
async function showLatin(): Promise<void> {
  const [loading] = await Promise.allSettled([document.fonts.load('400 1em "Text Latin"', 'a')]);
  if (loading.status === 'fulfilled') document.documentElement.dataset['latin'] = '';
}

async function addLatinBold(): Promise<void> {
  await Promise.allSettled(latinBold.map(addFile));
}
