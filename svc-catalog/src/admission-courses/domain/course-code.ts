const maxLength = 24;

/** The Latin initial of a word that begins with the Bengali letter. */
const latinOf: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['A', 'অআএঐ'],
    ['I', 'ইঈ'],
    ['U', 'উঊ'],
    ['O', 'ওঔ'],
    ['R', 'ঋর'],
    ['K', 'কখ'],
    ['G', 'গঘ'],
    ['C', 'চছ'],
    ['J', 'জঝযয়'],
    ['T', 'টঠতথৎ'],
    ['D', 'ডঢদধ'],
    ['N', 'নণঙঞ'],
    ['P', 'পফ'],
    ['B', 'বভ'],
    ['M', 'ম'],
    ['L', 'ল'],
    ['S', 'শষস'],
    ['H', 'হ'],
  ].flatMap(([latin = '', letters = '']) => Array.from(letters, (letter) => [letter, latin])),
);

const initialsOf = (words: readonly string[]): string =>
  words
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
    .slice(0, maxLength);

/**
 * Makes a code from the Latin initials of a name (`Dhaka University` gives DU), else from the Bengali ones (`ঢাকা বিশ্ববিদ্যালয়`
 * gives DB), and from the letters of a single Bengali word; COURSE where no two are found.
 */
export function codeFromName(name: string): string {
  const latin = initialsOf(name.split(/[^A-Za-z0-9]+/));
  if (latin.length >= 2) return latin;
  const words = name
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => Array.from(word).flatMap((letter) => latinOf[letter] ?? []));
  const bengali = initialsOf(words.map(([first = '']) => first));
  if (bengali.length >= 2) return bengali;
  const single = words.flat().slice(0, 3).join('');
  return single.length >= 2 ? single : 'COURSE';
}

/** Returns the code itself at the first attempt, then with the suffix -2, -3, … */
export function codeCandidate(code: string, attempt: number): string {
  return attempt === 1 ? code : `${code}-${attempt}`;
}
