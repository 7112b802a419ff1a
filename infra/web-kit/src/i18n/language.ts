export type Language = 'bn' | 'en';

export const languages: readonly Language[] = ['bn', 'en'];

export function isLanguage(value: unknown): value is Language {
  return value === 'bn' || value === 'en';
}
