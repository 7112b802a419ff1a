import type { Language } from '@pathshala/contract-kit/message';

/** The better liked of our two languages; English when neither is asked for. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined || !/\bbn\b/i.test(acceptLanguage)) return 'en';
  const weights = { en: 0, bn: 0 };
  for (const part of acceptLanguage.split(',', 20)) {
    const asked = /^\s*(en|bn)(?:-[\w-]+)?\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i.exec(part);
    const language = asked?.[1]?.toLowerCase() as Language | undefined;
    if (language !== undefined) weights[language] = Math.max(weights[language], Number(asked?.[2] ?? 1));
  }
  return weights.bn > weights.en ? 'bn' : 'en';
}
