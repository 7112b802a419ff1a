import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { examKinds, type ExamKind } from '@pathshala/rules/exam-kinds';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';

/** The rules in which the kinds of exams differ; the engine is the same for all. */
export interface KindRules {
  /** The source of the right to sit it: an enrolment in its course, a registration for its campaign, or its ownership. */
  readonly right: 'course' | 'campaign' | 'owner';
  /** When it can be sat: at any time, from its start on (if it has one), or within a window that ends every attempt. */
  readonly window: 'none' | 'from-start' | 'start-to-end';
  readonly isAgainAllowed: boolean;
  /** The default scheme for a paper without its own. */
  readonly scheme: (negativeMarkingPercentage: number) => MarkingScheme;
  /** The attempts that count. With `latest` and `all` each counts when it is submitted. */
  readonly counts: 'first' | 'latest' | 'all';
  /** When students see the key (EXM-20). `chosen`: after the submit; each answer at once, where the paper says so. */
  readonly keyVisible: 'always' | 'after-submit' | 'after-release' | 'chosen';
  /** Results are ranked, so the paper is frozen with the first start. */
  readonly isRanked: boolean;
}

const ofCourse = {
  right: 'course',
  window: 'from-start',
  isAgainAllowed: true,
  counts: 'latest',
  keyVisible: 'after-submit',
  isRanked: false,
} as const;

const kindRules: Readonly<Record<ExamKind, KindRules>> = {
  'past-year': {
    ...ofCourse,
    window: 'none',
    scheme: defaultSchemes['past-year'],
    counts: 'all',
    keyVisible: 'always',
  },
  unit: { ...ofCourse, scheme: defaultSchemes.unit },
  subject: { ...ofCourse, scheme: defaultSchemes.subject },
  chapter: { ...ofCourse, scheme: defaultSchemes.chapter },
  standalone: { ...ofCourse, scheme: defaultSchemes.standalone },
  campaign: {
    right: 'campaign',
    window: 'start-to-end',
    isAgainAllowed: false,
    scheme: defaultSchemes.campaign,
    counts: 'first',
    keyVisible: 'after-release',
    isRanked: true,
  },
  practice: {
    right: 'owner',
    window: 'none',
    isAgainAllowed: true,
    scheme: defaultSchemes.practice,
    counts: 'all',
    keyVisible: 'chosen',
    isRanked: false,
  },
};

export function rulesOf({ examKind }: { readonly examKind: ExamKind }): KindRules {
  return kindRules[examKind];
}

/** Whether its window ends every attempt, and decides when scores are shown. */
export function hasWindow(facts: { readonly examKind: ExamKind }): boolean {
  return rulesOf(facts).window === 'start-to-end';
}

/** The kinds whose rules match. */
export function kindsWhere(fits: (rules: KindRules) => boolean): readonly ExamKind[] {
  return examKinds.filter((kind) => fits(kindRules[kind]));
}

/** The scheme by which a paper is marked: its own, or the default of its kind. */
export function schemeOfPaper(paper: {
  readonly examKind: ExamKind;
  readonly negativeMarkingPercentage: number;
  readonly markingScheme?: MarkingScheme | undefined;
}): MarkingScheme {
  return paper.markingScheme ?? rulesOf(paper).scheme(paper.negativeMarkingPercentage);
}
