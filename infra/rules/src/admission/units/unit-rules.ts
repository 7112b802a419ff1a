import type {
  Bilingual,
  Deduction,
  EligibilityPath,
  Gate,
  HscGroup,
  RuleSet,
  SeatCategory,
  Section,
} from '../rule-set.ts';

/** The parts of a rule set that a source may leave open. */
type OpenPart =
  | 'sections'
  | 'minutes'
  | 'penalty'
  | 'minima'
  | 'merit'
  | 'ties'
  | 'eligibility'
  | 'second-time'
  | 'gate'
  | 'seats'
  | 'quotas';

/** An admission test of 2025/26 as far as its published rules are known. */
export interface UnitRules {
  readonly id: string;
  readonly name: Bilingual;
  readonly source: string;
  /** ISO 8601 date of the newest source. */
  readonly sourceDate: string;
  /** Parts that no source of that year states. The rules have no value there, and a school has to enter it. */
  readonly open: readonly OpenPart[];
  readonly rules: RuleSet;
}

const quarter = { costs: 'marks', marks: 0.25 } as const;
export const nothing = { costs: 'nothing' } as const;

interface SectionFacts {
  readonly minimum?: number;
  readonly perRight?: number | null;
  readonly perWrong?: Section['perWrong'];
  readonly kind?: Section['kind'];
}

export function section(
  [id, bn, en]: readonly [id: string, bn: string, en: string],
  fullMarks: number,
  facts: SectionFacts = {},
): Section {
  const { minimum = null, kind = 'mcq', perRight = kind === 'mcq' ? 1 : null } = facts;
  const { perWrong = kind === 'mcq' ? quarter : nothing } = facts;
  return { id, name: { bn, en }, kind, subjectNames: [en], fullMarks, perRight, perWrong, minimum };
}

const names = {
  bangla: ['বাংলা', 'Bangla'],
  english: ['ইংরেজি', 'English'],
  physics: ['পদার্থবিজ্ঞান', 'Physics'],
  chemistry: ['রসায়ন', 'Chemistry'],
  maths: ['গণিত', 'Mathematics'],
  biology: ['জীববিজ্ঞান', 'Biology'],
  knowledge: ['সাধারণ জ্ঞান', 'General knowledge'],
  mcq: ['বহুনির্বাচনি', 'Multiple choice'],
  written: ['লিখিত', 'Written part'],
  drawing: ['অঙ্কন', 'Drawing'],
} as const;

type Named = keyof typeof names;
export const of = (id: Named, fullMarks: number, facts: SectionFacts = {}): Section =>
  section([id, ...names[id]], fullMarks, facts);

interface PathFacts extends Partial<Omit<EligibilityPath, 'hscGroups'>> {
  readonly groups?: readonly HscGroup[];
}

export const path = ({ groups = [], ...facts }: PathFacts): EligibilityPath => ({
  hscGroups: groups,
  sscYears: [],
  hscYears: [],
  sscGpa: null,
  hscGpa: null,
  totalGpa: null,
  hscSubjects: [],
  ...facts,
});

interface SeatFacts {
  readonly group?: HscGroup;
  readonly quota?: string;
  readonly minimumTotal?: number;
}

export const seat = (
  [id, bn, en]: readonly [id: string, bn: string, en: string],
  seats: number,
  facts: SeatFacts = {},
): SeatCategory => ({
  id,
  name: { bn, en },
  seats,
  hscGroup: facts.group ?? null,
  gender: null,
  quota: facts.quota ?? null,
  unfilledTo: null,
  minimumTotal: facts.minimumTotal ?? null,
  sectionMinima: [],
});

export const all = ['all', 'সাধারণ', 'General'] as const;
export const testOnly = { testOutOf: null, perSscPoint: 0, perHscPoint: 0, deductions: [] };
export const marked: Gate = { minimum: null, first: null };

interface RuleFacts extends Partial<RuleSet> {
  readonly sections: RuleSet['sections'];
}

export const rulesOf = (facts: RuleFacts): RuleSet => ({
  choices: [],
  minutes: null,
  minimumTotal: null,
  gate: null,
  merit: testOnly,
  ties: [],
  eligibility: [],
  seats: [],
  ...facts,
});

export const secondTime = (takes: Deduction['takes']): Deduction => ({
  id: 'second-time',
  name: { bn: 'দ্বিতীয়বার পরীক্ষা দেওয়া', en: 'Sits for the second time' },
  takes,
});
