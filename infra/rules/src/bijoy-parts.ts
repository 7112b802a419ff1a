/**
 * Maths, which is never Bijoy. The length of a formula is limited, so that a text of opening delimiters takes no time: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`.
 */
const mathsPattern =
  /\$\$[\s\S]{1,800}?\$\$|\$[^$\n]{1,800}\$|\\\([\s\S]{1,800}?\\\)|\\\[[\s\S]{1,800}?\\\]/u;

/** Characters that are letters of SutonnyMJ wherever they stand. */
const bijoyLetter =
  'A-Za-z`~^&_\u0080-\u009f\u00a1-\u00cf\u00d6-\u00ff\u0152\u0153\u0160\u0161\u0178ƒˆ˜†‡‰‹›™\u2212‚„';
/** Punctuation marks that are parts of letters beside certain letters only. */
const markInWord = `(?<=[š¯])[‘’—]|(?<=[A-Za-z\`_\u00ae-\u00ce\u00d6-\u00df\u00ad\u2212])“|”(?=[PQT¡])|•(?=[KLNg¶ÿ])|(?<=[iªÖ«µÎå])–(?=[A-Za-z])|…(?=[${bijoyLetter}•”])|(?<=[Z©])…`;
const word = new RegExp(`(?:[${bijoyLetter}]|${markInWord})+`, 'gu');

const units =
  'kg|g|mg|µg|km|m|cm|mm|µm|nm|s|ms|µs|ns|min|h|hr|N|J|kJ|MJ|W|kW|MW|kWh|V|kV|mV|A|mA|µA|K|L|mL|ml|C|µC|nC|F|µF|nF|pF|H|mH|T|Hz|' +
  'kHz|MHz|GHz|Pa|kPa|eV|keV|MeV|mol|cal|kcal|rad|atm|dB|KB|MB|GB|TB';

/** The same in every font: maths in its delimiters, commands of LaTeX, addresses, numbers with their units, formulas. */
const exact = new RegExp(
  [
    mathsPattern.source,
    String.raw`\\[A-Za-z]+(?:\{[^{}]{0,200}\})*`,
    String.raw`https?:\/\/\S+`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]+`,
    String.raw`\d+(?:\.\d+)?\s?(?:[½¼¾]?°[CFK]?|[½¼¾]|(?:${units})[²³]?(?:[/.](?:${units})[²³]?)*)(?![${bijoyLetter}\d])`,
    String.raw`(?<![${bijoyLetter}\d])[A-Z][A-Za-z]*\d[A-Za-z\d]*(?![${bijoyLetter}])`,
    String.raw`(?<![${bijoyLetter}\d])(?:[A-Za-z]{1,2}[_^](?:\d+|\{[^{}]{0,200}\})|[A-Za-z][¹²]|[a-dghjl-zA-Z]³)(?![${bijoyLetter}])`,
    String.raw`(?<![${bijoyLetter}\d])(?:km|m|cm|mm)[²³](?![${bijoyLetter}])`,
  ].join('|'),
  'gu',
);

const elements = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo ' +
    'Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce W Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th U Np Pu'
  ).split(' '),
);
const acronyms = new Set(
  (
    'DNA RNA mRNA tRNA rRNA ATP ADP NADP NADPH AIDS HIV pH UN UNESCO UNICEF WHO SAARC IUPAC CGS MKS SI LED LCD LASER CPU ' +
    'RAM ROM HTML CSS USB SSC HSC BCS DU BUET MCQ PVC DDT CFC TNT ABO PCR EMF AND OR NOT NAND NOR XOR XNOR SQL URL IP LAN ' +
    'WAN MAN GPS ASCII ISBN VAT GDP GNP NATO IMF'
  ).split(' '),
);

/** A chemical formula (`NaCl`, `H2SO4`) or an acronym that is written in Latin letters in every language. */
function isFormula(word: string): boolean {
  if (acronyms.has(word)) return true;
  if (!/[a-z\d]/u.test(word) || !/^[A-Z][A-Za-z\d()+-]*$/u.test(word)) return false;
  const symbols = word.match(/[A-Z][a-z]?/gu) ?? [];
  const isWhole = word.replaceAll(/[A-Z][a-z]?|[\d()+-]/gu, '') === '';
  return (
    isWhole && symbols.every((symbol) => elements.has(symbol)) && (symbols.length > 1 || /\d/u.test(word))
  );
}

const bengali = /[\u0980-\u09ff]/u;
/** Numbers of statements, which papers write in Latin letters. */
const roman = /^(?:i{1,3}|iv|v|vi{1,3}|ix|x)$/u;
/** A plus sign is not one of them: it also joins the parts of a word (বিদ্যা + আলয়). */
const operator = /[=<>×÷]/u;

export interface BijoyPart {
  readonly text: string;
  /** `word`: keys that may be Bijoy. `exact`: the same in every font. `between`: spaces, digits and punctuation. */
  readonly kind: 'word' | 'exact' | 'between';
}

interface Neighbours {
  readonly previous: string;
  readonly next: string;
  readonly isAfterWord: boolean;
}

function isExactWord(found: string, { previous, next, isAfterWord }: Neighbours): boolean {
  if (bengali.test(found) || isFormula(found) || roman.test(found)) return true;
  const beside = previous.trimEnd().slice(-1) + next.trimStart().charAt(0);
  if (/^[A-Za-z]{1,3}$/u.test(found) && operator.test(beside)) return true;
  // A letter alone: ও, এ, the labels ক to ঘ and conjuncts are words; so are letters that are added, and র after a hyphen.
  if (found.length > 1 || /[A-NÀ-ÖØ-öø-ÿ¶]/u.test(found)) return false;
  return !(beside.includes('+') && /[a-qO-Z`_]/u.test(found)) && !(isAfterWord && previous === '-');
}

function wordsIn(text: string): BijoyPart[] {
  const parts: BijoyPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const previous = text.slice(from, index);
    const end = index + found.length;
    const isExact = isExactWord(found, { previous, next: text.slice(end, end + 3), isAfterWord: from > 0 });
    parts.push({ text: previous, kind: 'between' }, { text: found, kind: isExact ? 'exact' : 'word' });
    from = end;
  }
  return [...parts, { text: text.slice(from), kind: 'between' }];
}

/** A text cut into what may be Bijoy and what is not; all parts together are the text. */
export function bijoyParts(text: string): BijoyPart[] {
  const parts: BijoyPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(exact)) {
    const isExact =
      mathsPattern.test(found) || !/^[A-Z][A-Za-z]*\d[A-Za-z\d]*$/u.test(found) || isFormula(found);
    if (!isExact) continue;
    parts.push(...wordsIn(text.slice(from, index)), { text: found, kind: 'exact' });
    from = index + found.length;
  }
  return [...parts, ...wordsIn(text.slice(from))].filter((part) => part.text !== '');
}
