import type { Language } from '@pathshala/web-kit/language';

/** Which files a face needs is told by the characters; a space is in the Latin file of each face. */
const characters: Readonly<Record<Language, string>> = { bn: 'ক ', en: 'a ' };

const faces = ['400 1em "Hind Siliguri"', '700 1em "Noto Serif Bengali"', '600 1em "Hind Siliguri"'];

/**
 * Asks for the faces of the first screen before there is text in them; one that does not come leaves its fallback.
 * Not before the shell's own scripts are here: on a slow line the faces would hold up the first text by half a second.
 */
export function fetchFonts(language: Language): void {
  void Promise.allSettled(faces.map((face) => document.fonts.load(face, characters[language])));
}
