const bengaliZero = 0x09e6;

/** The text with its Bengali digits written as ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[০-৯]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - bengaliZero));
}

/** The text with its ASCII digits written as Bengali digits. */
export function bengaliDigits(text: string): string {
  return text.replaceAll(/[0-9]/gu, (digit) => String.fromCodePoint(bengaliZero + Number(digit)));
}
