import type { Language } from '../language.ts';
import type { Reason } from './outcome.ts';
import type { Bilingual, RuleSet, Section, TieStep } from './rule-set.ts';
import { both, groupNames, groupsIn, numberIn, tieName, yearsIn } from './sentence-parts.ts';

type ReasonText = (language: Language, number: (value: number) => string) => string;

function figuresOf(is: number | null, needed: number, what: Bilingual): ReasonText {
  return (language, number) => {
    const isBn = language === 'bn';
    const own = is === null ? (isBn ? 'জানা নেই' : 'not known') : number(is);
    return isBn
      ? `${what.bn} ${own}, দরকার ${number(needed)}।`
      : `${what.en} ${own}, ${number(needed)} is needed.`;
  };
}

interface Values {
  /** Null: it is not known. */
  readonly own: (language: Language) => string | null;
  readonly allowed: (language: Language) => string;
}

function allowedText(what: Bilingual, { own, allowed }: Values): ReasonText {
  return (language) => {
    const isBn = language === 'bn';
    const value = own(language) ?? (isBn ? 'জানা নেই' : 'not known');
    return isBn
      ? `${what.bn} ${value}, হতে হবে ${allowed('bn')}।`
      : `${what.en} ${value}, it has to be ${allowed('en')}.`;
  };
}

const figureNames = {
  'ssc-gpa': { bn: 'এসএসসি জিপিএ', en: 'SSC GPA' },
  'hsc-gpa': { bn: 'এইচএসসি জিপিএ', en: 'HSC GPA' },
  'total-gpa': { bn: 'মোট জিপিএ', en: 'Total GPA' },
  'total-minimum': { bn: 'মোট নম্বর', en: 'Total marks' },
  'gate-minimum': { bn: 'MCQ অংশের নম্বর', en: 'MCQ marks' },
} as const;

const yearNames = {
  'ssc-year': { bn: 'এসএসসির বছর', en: 'Year of SSC' },
  'hsc-year': { bn: 'এইচএসসির বছর', en: 'Year of HSC' },
} as const;

function reasonText(reason: Reason, sections: readonly Section[]): ReasonText {
  if ('needed' in reason) return figuresOf(reason.is, reason.needed, nameOf(reason, sections));
  if (reason.code !== 'hsc-group') {
    const { is, allowed } = reason;
    return allowedText(yearNames[reason.code], {
      own: (language) => (is === null ? null : numberIn(language, is)),
      allowed: (language) => yearsIn(language, allowed),
    });
  }
  const { is, allowed } = reason;
  return allowedText(
    { bn: 'এইচএসসির বিভাগ', en: 'HSC group' },
    {
      own: (language) => (is === null ? null : groupNames[is][language]),
      allowed: (language) => groupsIn(language, allowed),
    },
  );
}

type FigureReason = Extract<Reason, { readonly needed: number }>;

function nameOf(reason: FigureReason, sections: readonly Section[]): Bilingual {
  if (reason.code === 'hsc-subject') {
    return { bn: `এইচএসসি ${reason.subject}`, en: `${reason.subject} at HSC` };
  }
  if (reason.code !== 'section-minimum') return figureNames[reason.code];
  const { sectionId } = reason;
  return sections.find(({ id }) => id === sectionId)?.name ?? { bn: sectionId, en: sectionId };
}

/** `HSC GPA 3.9, 4 is needed.` */
export const sentenceOfReason = (reason: Reason, { sections }: Pick<RuleSet, 'sections'>): Bilingual =>
  both(reasonText(reason, sections));

/** Says which step put a candidate before the next one with the same merit score. */
export const sentenceOfTie = (step: TieStep, { sections }: Pick<RuleSet, 'sections'>): Bilingual => {
  const { bn, en } = tieName(step, sections);
  return { bn: `সমান মেধা স্কোর; স্থান ঠিক হয়েছে: ${bn}।`, en: `Equal merit score; decided by ${en}.` };
};
