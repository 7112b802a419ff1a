import { cleanPersonName, personNameProblem, type PersonNameProblem } from './person-name.ts';
import { pickLanguage } from './pick-language.ts';

export interface NamePair {
  readonly bengali: string;
  readonly english: string;
}

const separator = ' | ';

/**
 * Joins both names in one text, `বাংলা | English`, which `pickLanguage` splits; the English one alone if the pair could not
 * be split again.
 */
export function joinNames({ bengali, english }: NamePair): string {
  if (bengali === '' || english === '') return english || bengali;
  const joined = `${bengali}${separator}${english}`;
  return pickLanguage('bn', joined) === bengali ? joined : english;
}

/** The name in one language, or in both as `বাংলা | English`: its parts as they are stored. */
export function cleanFullName(name: string): string {
  return name
    .split(/\s*\|\s*/u)
    .map(cleanPersonName)
    .join(separator);
}

/** Returns why the name, or one of its two parts, may not stand in a mail or a public list. */
export function fullNameProblem(name: string): PersonNameProblem | null {
  const cleaned = cleanFullName(name);
  const parts = (['bn', 'en'] as const).map((language) => pickLanguage(language, cleaned));
  return parts.map(personNameProblem).find((problem) => problem !== null) ?? null;
}

/** Applies a function to a name, to each part in its language: `র. হা. | R. H.`. */
export function mapNames(name: string, map: (part: string) => string): string {
  const [bengali, english] = [pickLanguage('bn', name), pickLanguage('en', name)];
  return bengali === english ? map(name) : joinNames({ bengali: map(bengali), english: map(english) });
}
