import { bengaliDigits } from '../digits.ts';
import type { Language } from '../language.ts';
import type { Bilingual, HscGroup, Section, TieStep } from './rule-set.ts';

/** A number as it is read: two decimals at most, in the digits of the language. */
export function numberIn(language: Language, value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return language === 'bn' ? bengaliDigits(text) : text;
}

/** Writes the same sentence in both languages. */
export const both = (
  write: (language: Language, number: (value: number) => string) => string,
): Bilingual => ({
  bn: write('bn', (value) => numberIn('bn', value)),
  en: write('en', (value) => numberIn('en', value)),
});

export const groupNames: Readonly<Record<HscGroup, Bilingual>> = {
  science: { bn: 'বিজ্ঞান', en: 'science' },
  humanities: { bn: 'মানবিক', en: 'humanities' },
  business: { bn: 'ব্যবসায় শিক্ষা', en: 'business' },
};

export const groupsIn = (language: Language, groups: readonly HscGroup[]): string =>
  groups.map((group) => groupNames[group][language]).join(language === 'bn' ? ' বা ' : ' or ');

export const yearsIn = (language: Language, years: readonly number[]): string =>
  years.map((year) => numberIn(language, year)).join(language === 'bn' ? ' বা ' : ' or ');

/** The name of a step of the tie chain, as a part of a sentence. */
export function tieName(step: TieStep, sections: readonly Section[]): Bilingual {
  if (step.by === 'section') {
    const name = sections.find(({ id }) => id === step.sectionId)?.name ?? {
      bn: step.sectionId,
      en: step.sectionId,
    };
    return { bn: `${name.bn} অংশের নম্বর`, en: `marks in ${name.en}` };
  }
  const names: Readonly<Record<Exclude<TieStep['by'], 'section'>, Bilingual>> = {
    test: { bn: 'পরীক্ষার মোট নম্বর', en: 'marks of the test' },
    'ssc-gpa': { bn: 'এসএসসি জিপিএ', en: 'SSC GPA' },
    'hsc-gpa': { bn: 'এইচএসসি জিপিএ', en: 'HSC GPA' },
    'gpa-total': { bn: 'মোট জিপিএ', en: 'total GPA' },
    'fewer-wrong': { bn: 'কম ভুল উত্তর', en: 'fewer wrong answers' },
    'earlier-finish': { bn: 'আগে জমা দেওয়া', en: 'the earlier submit' },
    younger: { bn: 'বয়সে ছোট', en: 'the younger candidate' },
    older: { bn: 'বয়সে বড়', en: 'the older candidate' },
    lot: { bn: 'আগে প্রকাশিত বীজ থেকে লটারি', en: 'a lot from the seed published before' },
  };
  return names[step.by];
}
