import type { Language } from '../language.ts';

/** A name in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The groups of the Higher Secondary Certificate (HSC). */
export const hscGroups = ['science', 'humanities', 'business'] as const;
export type HscGroup = (typeof hscGroups)[number];

/** A part of a test with marks of its own. */
export interface Section {
  readonly id: string;
  readonly name: Bilingual;
  readonly kind: 'mcq' | 'written' | 'drawing' | 'practical' | 'oral';
  /** The names of the subjects of the paper whose marks are those of the section. */
  readonly subjectNames: readonly string[];
  readonly fullMarks: number;
  /** Marks of a right answer; null: the points of each question. */
  readonly perRight: number | null;
  readonly perWrong:
    | { readonly costs: 'nothing' }
    | { readonly costs: 'percent'; readonly percentage: number }
    | { readonly costs: 'marks'; readonly marks: number };
  /** Marks needed in the section to pass. */
  readonly minimum: number | null;
}

/** So many of these sections are answered; the others have no marks. */
export interface SectionChoice {
  readonly sectionIds: readonly string[];
  readonly choose: number;
  /** A candidate chooses at least so many of these sections; null: there is no such condition. */
  readonly ofThem: { readonly sectionIds: readonly string[]; readonly atLeast: number } | null;
}

/** Which candidates' written, drawn or practical sections are marked; null: those of all. */
export interface Gate {
  /** Marks needed in all sections of multiple choice together, beside the minima of each. */
  readonly minimum: number | null;
  /** At most so many of those who pass, by their marks in multiple choice; equal marks at the last place are all in. */
  readonly first: number | null;
}

/** A case for which marks are taken from the merit score. It counts only where it is proved. */
export interface Deduction {
  readonly id: string;
  readonly name: Bilingual;
  readonly takes:
    | { readonly of: 'merit'; readonly marks: number }
    /** Percent of the marks obtained in the test. */
    | { readonly of: 'test'; readonly percentage: number };
}

export interface Merit {
  /** The marks of the test count as they are (null), or as a share of so many marks. */
  readonly testOutOf: number | null;
  /** Marks for each point of GPA. */
  readonly perSscPoint: number;
  readonly perHscPoint: number;
  readonly deductions: readonly Deduction[];
}

/** A step that decides between equal merit scores. Candidates who are equal after the last step share a rank. */
export type TieStep =
  | { readonly by: 'test' | 'ssc-gpa' | 'hsc-gpa' | 'gpa-total' }
  | { readonly by: 'section'; readonly sectionId: string }
  | { readonly by: 'fewer-wrong' | 'earlier-finish' | 'younger' | 'older' }
  /** By a seed that is published before the exam. */
  | { readonly by: 'lot' };

/** Conditions of applying: each that is not null or empty has to be met. */
export interface EligibilityPath {
  /** Empty: every group. */
  readonly hscGroups: readonly HscGroup[];
  readonly sscYears: readonly number[];
  readonly hscYears: readonly number[];
  /** GPA is 0 to 5, of both examinations together 0 to 10. */
  readonly sscGpa: number | null;
  readonly hscGpa: number | null;
  readonly totalGpa: number | null;
  /** Grade points needed at HSC by subject, 0 to 5. */
  readonly hscSubjects: readonly { readonly subject: string; readonly point: number }[];
}

/** Seats of one kind. */
export interface SeatCategory {
  readonly id: string;
  readonly name: Bilingual;
  readonly seats: number;
  readonly hscGroup: HscGroup | null;
  readonly gender: 'female' | 'male' | null;
  /** The quota that has to be proved. */
  readonly quota: string | null;
  /** The category that gets its unfilled seats; null: they stay empty. */
  readonly unfilledTo: string | null;
  /** Marks needed in the whole test for these seats; null: those of the test. */
  readonly minimumTotal: number | null;
  /** Marks needed in a section for these seats, as a department asks for. */
  readonly sectionMinima: readonly { readonly sectionId: string; readonly marks: number }[];
}

/** The rules of an admission test as data: everything that decides who may sit, who passes and who is placed. */
export interface RuleSet {
  readonly sections: readonly Section[];
  readonly choices: readonly SectionChoice[];
  readonly minutes: number | null;
  /** Marks needed in the whole test to pass. */
  readonly minimumTotal: number | null;
  readonly gate: Gate | null;
  readonly merit: Merit;
  readonly ties: readonly TieStep[];
  /** One of them has to be met. Empty: everybody may apply. */
  readonly eligibility: readonly EligibilityPath[];
  readonly seats: readonly SeatCategory[];
}

/** The facts about a candidate, as declared and checked. */
export interface Candidate {
  readonly sscGpa: number | null;
  readonly hscGpa: number | null;
  readonly sscYear: number | null;
  readonly hscYear: number | null;
  readonly hscGroup: HscGroup | null;
  readonly hscPoints: Readonly<Record<string, number>>;
  /** ISO 8601 date. */
  readonly bornOn: string | null;
  /** The ids of the deductions that are proved. */
  readonly provedCases: readonly string[];
}

/** The marked sheet of one candidate. */
export interface Sheet {
  /** By the id of the section; a section that was not chosen, or is not marked, is missing. */
  readonly sections: Readonly<Record<string, SectionMarks>>;
  /** Epoch milliseconds of the submit. */
  readonly finishedAt: number;
}

export interface SectionMarks {
  readonly marks: number;
  readonly wrong: number;
}
