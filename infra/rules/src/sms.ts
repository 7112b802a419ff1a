// cspell:disable
/** The letters of the standard alphabet of SMS (GSM 03.38); those of `escaped` count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
// cspell:enable
const escaped = '^{}\\[~]|€\f';

/** Letters of a single part, and of each part of several. A text with one other letter is sent as UCS-2 as a whole. */
const capacities = {
  'gsm-7': { single: 160, several: 153 },
  'ucs-2': { single: 70, several: 67 },
} as const;

/** A longer text is not sent: each part is paid for. */
export const maxSmsParts = 4;

export interface SmsSize {
  readonly encoding: keyof typeof capacities;
  /** Septets of GSM-7, or UTF-16 code units of UCS-2. */
  readonly letters: number;
  /** 0 for an empty text. */
  readonly parts: number;
}

const basicLetters = new Set(basic);
const escapedLetters = new Set(escaped);

/** The number of parts into which a phone network splits the text; an escaped letter or a surrogate pair is never split. */
function countParts(widths: readonly number[], capacity: number): number {
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > capacity) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return parts;
}

export function smsSizeOf(text: string): SmsSize {
  const letters = Array.from(text);
  const isBasic = letters.every((letter) => basicLetters.has(letter) || escapedLetters.has(letter));
  const encoding = isBasic ? 'gsm-7' : 'ucs-2';
  const widths = letters.map((letter) => {
    if (isBasic) return escapedLetters.has(letter) ? 2 : 1;
    return letter.length;
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  const { single, several } = capacities[encoding];
  if (total === 0) return { encoding, letters: 0, parts: 0 };
  return { encoding, letters: total, parts: total <= single ? 1 : countParts(widths, several) };
}

/** Returns the first of the texts, the longest first, that needs the fewest parts. */
export function shortestSms(texts: readonly [string, ...string[]]): string {
  const [first, ...rest] = texts;
  return rest.reduce((best, text) => (smsSizeOf(text).parts < smsSizeOf(best).parts ? text : best), first);
}
