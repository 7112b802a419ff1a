/** Maths, which is never Bijoy: `$…$` and `$$…$$`. */
export const mathsPattern = /\$\$[\s\S]+?\$\$|\$[^$\n]+\$/gu;

const bengali = /[\u0980-\u09FF]/u;
const words = /[A-Za-z\u0080-\u2122`~^&|_]*[A-Za-z][A-Za-z\u0080-\u2122`~^&|_]*/gu;

/** Signs of SutonnyMJ that no English word has inside it. */
const signInWord =
  /[†‡ˆ‰][A-Za-z]|[A-Za-z][¨ª«¬¡¢£¤¥¦§¯¶¸¹º»¼¾¿ƒ„]|[~©Š][A-Z]|[a-zA-Z]~[a-z]|[š¯®¤›][^\sa-zA-Z]/u;
const keyOfDa = /`[a-zA-Z]|[a-zA-Z]`/u;
/** `v` and `w` are vowel signs in Bijoy; in English they stand near vowels, and no capital follows them. */
const vowelSign = /[vwx][A-Z]|[A-Z][vwx][A-Za-z]|[bcdfghjkmpqstwxyz]v/u;
const minWordLength = 3;

function isBijoyWord(word: string): boolean {
  if (signInWord.test(word)) return true;
  if (keyOfDa.test(word) && (word.match(/`/gu)?.length ?? 0) % 2 === 1) return true;
  return word.length >= minWordLength && vowelSign.test(word);
}

/** Share of the words that must be Bijoy: what a font shows is all of one text, but some of its words look like English. */
const minShare = 0.3;

/** Whether a text is typed for the font SutonnyMJ. English, maths, formulas and Unicode Bengali are not. */
export function isBijoy(text: string): boolean {
  const plain = text.replaceAll(mathsPattern, ' ');
  if (bengali.test(plain)) return false;
  const found = (plain.match(words) ?? []).filter((word) => !isFormula(word));
  const bijoy = found.filter(isBijoyWord).length;
  return bijoy > 0 && bijoy >= found.length * minShare;
}

const elements = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo ' +
    'Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce W Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th U Np Pu'
  ).split(' '),
);
const acronyms = new Set(
  (
    'DNA RNA mRNA tRNA rRNA ATP ADP NADP NADPH AIDS HIV pH UN UNESCO UNICEF WHO SAARC IUPAC CGS MKS SI LED LCD LASER CPU ' +
    'RAM ROM HTML USB SSC HSC BCS DU BUET MCQ PVC DDT CFC TNT ABO PCR'
  ).split(' '),
);

/** A chemical formula (`NaCl`, `H2SO4`) or an acronym that is written in Latin letters in every language. */
export function isFormula(word: string): boolean {
  if (acronyms.has(word)) return true;
  if (!/[a-z\d]/u.test(word) || !/^[A-Z][A-Za-z\d()+-]*$/u.test(word)) return false;
  const symbols = word.match(/[A-Z][a-z]?/gu) ?? [];
  const isWhole = word.replaceAll(/[A-Z][a-z]?|[\d()+-]/gu, '') === '';
  return (
    isWhole && symbols.every((symbol) => elements.has(symbol)) && (symbols.length > 1 || /\d/u.test(word))
  );
}

const units =
  /^(?:[mskgNJWVAKLFCTH]|kg|cm|mm|km|nm|ms|Hz|kHz|MHz|kJ|kW|kWh|eV|MeV|keV|Pa|kPa|mol|ml|mL|cal|rad|min|hr|atm)$/u;
/** English has vowels, `v` after a vowel, l, r or n, and capitals at the beginning of a word. */
const englishWord =
  /^[A-Z]?(?=[a-z]*[aeiouy])(?![a-z]*[bcdfghjkmpqstwxz]v)(?![a-z]*v(?:[^aeiouy]|$))[a-z]+$/u;

function isLatinWord(word: string): boolean {
  return word.length === 1 || units.test(word) || isFormula(word) || englishWord.test(word);
}

/** Whether a short text beside Bijoy, such as an option, is one that stays as it is: a number, a formula, English. */
export function isLatin(text: string): boolean {
  const plain = text.replaceAll(mathsPattern, ' ');
  return (
    bengali.test(plain) || (plain.match(/[^\s\d.,;:()/=+*%<>?!"'-]+[\d()+]*/gu) ?? []).every(isLatinWord)
  );
}
