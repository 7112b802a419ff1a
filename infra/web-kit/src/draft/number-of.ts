/** The number that was typed, in Latin or Bengali digits; undefined for nothing, NaN for what is no number. */
export function numberOf(typed: string): number | undefined {
  const text = typed
    .trim()
    .replaceAll(/[০-৯]/gu, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
    .replaceAll(/[,\s]/gu, '');
  if (text === '') return undefined;
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(text) ? Number(text) : Number.NaN;
}
