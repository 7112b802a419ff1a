/** `4K7QH2M9X1C2` → `4K7Q-H2M9-X1C2`: easier to type from paper. The check takes both. */
export const grouped = (code: string): string => code.replaceAll(/.{4}(?=.)/gu, '$&-');
