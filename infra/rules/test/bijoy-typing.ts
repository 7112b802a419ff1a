/**
 * How a typist writes Bengali in SutonnyMJ: the other direction of the converter, from a list of its own, so that both can be
 * compared. Several spellings of one conjunct are all right; the first is the one that `typed` takes.
 */
const conjunctSpellings: Readonly<Record<string, readonly string[]>> = {
  ক্ক: ['°'], ক্ট: ['±'], ক্ট্র: ['±ª'], ক্ত: ['³'], ক্ত্র: ['³«', '³ª'], ক্ন: ['Kœ', 'Kè'], ক্ব: ['K¡'], ক্ম: ['´'], ক্র: ['µ'],
  ক্ল: ['K¬', 'Kø', 'K\u00ad', 'K\u2212'], ক্ষ: ['¶', 'ÿ'], ক্ষ্ণ: ['¶è', 'ÿè'], ক্ষ্ব: ['¶¡'], ক্ষ্ম: ['²', '¶¥', 'ÿ¥'], ক্স: ['·'],
  খ্র: ['Lª'], গ্ণ: ['M&Y'], গ্ধ: ['»'], গ্ধ্র: ['»ª'], গ্ন: ['Mœ'], গ্ব: ['M¦'], গ্ম: ['M¥'], গ্র: ['MÖ', 'Mª'],
  গ্ল: ['Mø', 'M\u00ad', 'M\u2212', 'M¬'], ঘ্ন: ['Nœ'], ঘ্র: ['Nª'], ঙ্ক: ['¼'], ঙ্ক্ত: ['O&³'], ঙ্ক্ষ: ['•¶', '•ÿ'], ঙ্খ: ['•L'],
  ঙ্গ: ['½'], ঙ্ঘ: ['•N'], ঙ্ঘ্র: ['•Nª'], ঙ্ম: ['•g'], চ্চ: ['”P'], চ্ছ: ['”Q'], চ্ছ্ব: ['”Q¡'], চ্ছ্র: ['”Qª'], চ্ঞ: ['”T'],
  জ্জ: ['¾'], জ্জ্ব: ['¾¡'], জ্ঝ: ['À'], জ্ঞ: ['Á'], জ্ব: ['R¡'], জ্র: ['Rª'], ঞ্চ: ['Â'], ঞ্ছ: ['Ã'], ঞ্জ: ['Ä'], ঞ্ঝ: ['Å'],
  ট্ট: ['Æ'], ট্ব: ['U¡'], ট্ম: ['U¥'], ট্র: ['Uª'], ড্ড: ['Ç'], ড্ম: ['W¥'], ড্র: ['Wª'], ড়্গ: ['o&M'], ঢ্র: ['Xª'],
  ণ্ট: ['È'], ণ্ঠ: ['É'], ণ্ড: ['Ê'], ণ্ড্র: ['Êª'], ণ্ঢ: ['YX'], ণ্ণ: ['Yè'], ণ্ব: ['Y¡', 'Y^'], ণ্ম: ['Y¥'],
  ত্ত: ['Ë'], ত্ত্ব: ['Ë¡'], ত্থ: ['Ì'], ত্ন: ['Zœ'], ত্ব: ['Z¡'], ত্ম: ['Í', 'Z¥'], ত্র: ['Î'], থ্ব: ['_¡'], থ্র: ['_ª'],
  দ্গ: ['˜M', '™M'], দ্ঘ: ['™N', '˜N'], দ্দ: ['Ï'], দ্দ্ব: ['Ï¡'], দ্ধ: ['×'], দ্ব: ['Ø'], দ্ভ: ['™¢'], দ্ভ্র: ['™£'], দ্ম: ['Ù'],
  দ্র: ['`ª'], ধ্ন: ['aœ'], ধ্ব: ['aŸ', 'a¡'], ধ্ম: ['a¥'], ধ্র: ['aª'], ন্ট: ['›U'], ন্ট্র: ['›Uª'], ন্ঠ: ['Ú'], ন্ড: ['Û'],
  ন্ড্র: ['Ûª'], ন্ত: ['š—', 'šÍ'], ন্ত্ব: ['š—¡', 'šÍ¡'], ন্ত্র: ['š¿'], ন্থ: ['š’'], ন্থ্র: ['š’ª'], ন্দ: ['›`'], ন্দ্ব: ['›Ø'],
  ন্দ্র: ['›`ª'], ন্ধ: ['Ü'], ন্ধ্র: ['Üª'], ন্ন: ['bœ'], ন্ব: ['š^'], ন্ম: ['b¥'], ন্স: ['Ý'], ন্হ: ['›n'],
  প্ট: ['Þ'], প্ত: ['ß'], প্ন: ['cœ'], প্প: ['à'], প্র: ['cÖ', 'cª'], প্ল: ['c\u00ad', 'cø', 'c\u2212', 'c¬'], প্স: ['á'],
  ফ্র: ['d«', 'dª'], ফ্ল: ['d¬', 'dø'], ব্জ: ['â'], ব্দ: ['ã'], ব্ধ: ['ä'], ব্ব: ['eŸ'], ব্র: ['eª'],
  ব্ল: ['e\u00ad', 'eø', 'e\u2212', 'e¬'], ভ্র: ['å'], ভ্ল: ['f¬', 'fø'], ম্ন: ['æ', 'gœ'], ম্প: ['¤ú', '¤c'], ম্প্র: ['¤cÖ'],
  ম্ফ: ['ç'], ম্ব: ['¤^'], ম্ব্র: ['¤^ª'], ম্ভ: ['¤¢'], ম্ভ্র: ['¤£'], ম্ম: ['¤§'], ম্র: ['gª'], ম্ল: ['¤¬', '¤ø', '¤\u00ad'],
  ল্ক: ['é'], ল্গ: ['ê'], ল্ট: ['ë'], ল্ড: ['ì'], ল্প: ['í'], ল্ফ: ['î'], ল্ব: ['j¦', 'j¡'], ল্ভ: ['j¢'], ল্ম: ['j¥'],
  ল্ল: ['jø', 'j\u00ad', 'j\u2212', 'j¬'], শ্চ: ['ð'], শ্ছ: ['ñ'], শ্ন: ['kœ'], শ্ব: ['k¦'], শ্ম: ['k¥'], শ্র: ['kÖ', 'kª'],
  শ্ল: ['kø', 'k\u00ad', 'k\u2212', 'k¬'], ষ্ক: ['®‹'], ষ্ক্ব: ['®‹¡'], ষ্ক্র: ['®Œ'], ষ্ট: ['ó'], ষ্ট্র: ['óª'], ষ্ঠ: ['ô'],
  ষ্ণ: ['ò'], ষ্প: ['®ú', '®c'], ষ্প্র: ['®cÖ'], ষ্ফ: ['õ'], ষ্ব: ['®^'], ষ্ম: ['®§'], স্ক: ['¯‹'], স্ক্র: ['¯Œ'], স্খ: ['ö'],
  স্ট: ['÷'], স্ট্র: ['÷ª'], স্ত: ['¯—', '¯Í'], স্ত্ব: ['¯—¡'], স্ত্র: ['¯¿'], স্থ: ['¯’'], স্ন: ['mœ'], স্প: ['¯ú', '¯c'],
  স্প্র: ['¯cÖ'], স্প্ল: ['¯c\u00ad', '¯c\u2212'], স্ফ: ['ù'], স্ব: ['¯^'], স্ম: ['¯§'], স্র: ['mª'], স্ল: ['¯¬', '¯ø', 'mø'],
  হ্ণ: ['nè', 'nœ'], হ্ন: ['ý'], হ্ব: ['nŸ'], হ্ম: ['þ'], হ্র: ['nª', 'n«'], হ্ল: ['n¬', 'nø'],
};

const letters = new Map<string, string>(
  Object.entries({
    অ: 'A', আ: 'Av', ই: 'B', ঈ: 'C', উ: 'D', ঊ: 'E', ঋ: 'F', এ: 'G', ঐ: 'H', ও: 'I', ঔ: 'J', ক: 'K', খ: 'L', গ: 'M',
    ঘ: 'N', ঙ: 'O', চ: 'P', ছ: 'Q', জ: 'R', ঝ: 'S', ঞ: 'T', ট: 'U', ঠ: 'V', ড: 'W', ঢ: 'X', ণ: 'Y', ত: 'Z', থ: '_', দ: '`',
    ধ: 'a', ন: 'b', প: 'c', ফ: 'd', ব: 'e', ভ: 'f', ম: 'g', য: 'h', র: 'i', ল: 'j', শ: 'k', ষ: 'l', স: 'm', হ: 'n', ড়: 'o',
    ঢ়: 'p', য়: 'q', ৎ: 'r', 'ং': 's', 'ঃ': 't', 'ঁ': 'u', '।': '|',
  }).map(([letter, key]) => [letter.normalize('NFC'), key]),
);
const leftSigns: Readonly<Record<string, readonly [string, string]>> = {
  'ি': ['w', ''], 'ে': ['‡', ''], 'ৈ': ['ˆ', ''], 'ো': ['‡', 'v'], 'ৌ': ['‡', 'Š'],
};
const rightSigns: Readonly<Record<string, string>> = { 'া': 'v', 'ী': 'x', 'ু': 'y', 'ূ': '~', 'ৃ': '…' };
const joined: Readonly<Record<string, string>> = { গু: '¸', শু: 'ï', হু: 'û', হৃ: 'ü' };

export const conjuncts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(conjunctSpellings).map(([letters, spellings]) => [letters.normalize('NFC'), spellings]),
);

const consonant = '(?:[\u0995-\u09b9]\u09bc?)';
const syllable = new RegExp(
  `(?<reph>র্(?=${consonant}))?(?<cluster>${consonant}(?:্(?!য(?!\u09bc))${consonant})*)(?<ya>\u200d?্য(?!\u09bc))?(?<vowel>[\u09be-\u09c4\u09c7-\u09cc]?)(?<moon>\u0981?)`,
  'gu',
);

function clusterTyped(cluster: string, choice: number): string {
  const spellings = conjuncts.get(cluster);
  if (spellings) return spellings[choice % spellings.length] ?? '';
  const parts = cluster.split('্');
  return parts.map((part, at) => (at === 0 ? '' : '&') + (letters.get(part) ?? part)).join('');
}

/** The keys of a Bengali text; `choice` selects among the spellings of a conjunct. */
export function typedInBijoy(text: string, choice = 0): string {
  const withSyllables = text.normalize('NFC').replaceAll(syllable, (...match) => {
    const { reph, cluster, ya, vowel, moon } = match.at(-1) as Record<string, string | undefined>;
    const whole = joined[`${cluster}${vowel}`];
    if (whole !== undefined && !ya) return whole + (moon ? 'u' : '') + (reph ? '©' : '');
    const [left, right] = leftSigns[vowel ?? ''] ?? ['', rightSigns[vowel ?? ''] ?? ''];
    return [left, clusterTyped(cluster ?? '', choice), ya ? '¨' : '', reph ? '©' : '', moon ? 'u' : '', right].join('');
  });
  return Array.from(withSyllables, (letter) => letters.get(letter) ?? (/[০-৯]/u.test(letter) ? String(letter.codePointAt(0)! - 0x9e6) : letter)).join('').replaceAll('\u200c', '').replaceAll('্', '&');
}
