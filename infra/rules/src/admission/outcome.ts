import { add, isAbove, marks, negative, noMarks, percentOf, product, rounded, type Marks } from '../marks.ts';
import type { Candidate, EligibilityPath, HscGroup, RuleSet, Section, Sheet } from './rule-set.ts';

/** Why a candidate may not apply, did not pass, or has marks taken away; `is` null: it is not known. */
export type Reason =
  | {
      readonly code: 'ssc-year' | 'hsc-year';
      readonly is: number | null;
      readonly allowed: readonly number[];
    }
  | { readonly code: 'hsc-group'; readonly is: HscGroup | null; readonly allowed: readonly HscGroup[] }
  | {
      readonly code: 'ssc-gpa' | 'hsc-gpa' | 'total-gpa';
      readonly is: number | null;
      readonly needed: number;
    }
  | {
      readonly code: 'hsc-subject';
      readonly subject: string;
      readonly is: number | null;
      readonly needed: number;
    }
  | {
      readonly code: 'section-minimum';
      readonly sectionId: string;
      readonly is: number;
      readonly needed: number;
    }
  | { readonly code: 'total-minimum'; readonly is: number; readonly needed: number }
  | { readonly code: 'gate-minimum'; readonly is: number; readonly needed: number };

const isBelow = (value: number, needed: number): boolean => isAbove(marks(needed), marks(value));

const sumOf = (values: readonly number[]): Marks => values.map(marks).reduce(add, noMarks);

/** GPA of both examinations together, 0 to 10; null where one of them is not known. */
export function totalGpaOf({ sscGpa, hscGpa }: Candidate): number | null {
  return sscGpa === null || hscGpa === null ? null : rounded(add(marks(sscGpa), marks(hscGpa)));
}

function unmetOf(path: EligibilityPath, candidate: Candidate): readonly Reason[] {
  const { sscYear, hscYear, hscGroup, sscGpa, hscGpa, hscPoints } = candidate;
  const years = [
    { code: 'ssc-year', is: sscYear, allowed: path.sscYears },
    { code: 'hsc-year', is: hscYear, allowed: path.hscYears },
  ] as const;
  const points = [
    { code: 'ssc-gpa', is: sscGpa, needed: path.sscGpa },
    { code: 'hsc-gpa', is: hscGpa, needed: path.hscGpa },
    { code: 'total-gpa', is: totalGpaOf(candidate), needed: path.totalGpa },
  ] as const;
  const subjects = path.hscSubjects.map(({ subject, point }) => {
    return { code: 'hsc-subject', subject, is: hscPoints[subject] ?? null, needed: point } as const;
  });
  const hasGroup = path.hscGroups.length === 0 || (hscGroup !== null && path.hscGroups.includes(hscGroup));
  return [
    ...(hasGroup ? [] : [{ code: 'hsc-group', is: hscGroup, allowed: path.hscGroups } as const]),
    ...years.filter(({ is, allowed }) => allowed.length > 0 && (is === null || !allowed.includes(is))),
    ...points.flatMap(({ code, is, needed }) =>
      needed === null || (is !== null && !isBelow(is, needed)) ? [] : [{ code, is, needed }],
    ),
    ...subjects.filter(({ is, needed }) => is === null || isBelow(is, needed)),
  ];
}

/** Why the candidate may not apply: what the path that is nearest leaves unmet. Empty: the candidate may. */
export function ineligibleFor(
  { eligibility }: Pick<RuleSet, 'eligibility'>,
  candidate: Candidate,
): readonly Reason[] {
  const [first, ...others] = eligibility.map((path) => unmetOf(path, candidate));
  if (first === undefined) return [];
  const isOfGroup = (reasons: readonly Reason[]): number =>
    reasons.some(({ code }) => code === 'hsc-group') ? 1 : 0;
  return others.reduce((nearest, other) => {
    const byGroup = isOfGroup(other) - isOfGroup(nearest);
    return byGroup < 0 || (byGroup === 0 && other.length < nearest.length) ? other : nearest;
  }, first);
}

/** The marks of the whole test, exact. */
export function testMarks(sheet: Sheet): Marks {
  return sumOf(Object.values(sheet.sections).map((section) => section.marks));
}

const isMcq = ({ kind }: Section): boolean => kind === 'mcq';

/** Full marks of the test: where sections are chosen, the chosen ones with the most marks. */
export function fullMarksOf({ sections, choices }: Pick<RuleSet, 'sections' | 'choices'>): number {
  const optional = new Set(choices.flatMap(({ sectionIds }) => sectionIds));
  const fixed = sections.filter(({ id }) => !optional.has(id)).map(({ fullMarks }) => fullMarks);
  const chosen = choices.flatMap(({ sectionIds, choose }) =>
    sections
      .filter(({ id }) => sectionIds.includes(id))
      .map(({ fullMarks }) => fullMarks)
      .toSorted((one, other) => other - one)
      .slice(0, choose),
  );
  return rounded(sumOf([...fixed, ...chosen]));
}

function unmetMinima(sections: readonly Section[], sheet: Sheet): readonly Reason[] {
  return sections.flatMap(({ id, minimum }) => {
    const marked = sheet.sections[id];
    if (minimum === null || marked === undefined || !isBelow(marked.marks, minimum)) return [];
    return [{ code: 'section-minimum', sectionId: id, is: marked.marks, needed: minimum } as const];
  });
}

/** Marks of all sections of multiple choice together, exact. */
export function mcqMarks({ sections }: Pick<RuleSet, 'sections'>, sheet: Sheet): Marks {
  return sumOf(sections.filter(isMcq).map(({ id }) => sheet.sections[id]?.marks ?? 0));
}

/** Why the other sections of this candidate are not marked, whoever else sat. Empty: they are. */
export function stoppedAtGate(rules: Pick<RuleSet, 'sections' | 'gate'>, sheet: Sheet): readonly Reason[] {
  if (rules.gate === null) return [];
  const total = rounded(mcqMarks(rules, sheet));
  const { minimum } = rules.gate;
  const isTotalUnmet = minimum !== null && isBelow(total, minimum);
  return [
    ...(isTotalUnmet ? [{ code: 'gate-minimum', is: total, needed: minimum } as const] : []),
    ...unmetMinima(rules.sections.filter(isMcq), sheet),
  ];
}

/**
 * Which of the sheets go on to have their other sections marked: those that pass, and of them the first so many by their marks in
 * multiple choice. Those who are equal at the last place are all among them.
 */
export function passGate<Of extends { readonly sheet: Sheet }>(
  rules: Pick<RuleSet, 'sections' | 'gate'>,
  sat: readonly Of[],
): readonly Of[] {
  const passed = sat.filter(({ sheet }) => stoppedAtGate(rules, sheet).length === 0);
  const first = rules.gate?.first ?? null;
  if (first === null || passed.length <= first) return passed;
  const marked = passed.map((of) => ({ of, total: mcqMarks(rules, of.sheet) }));
  const sorted = marked.toSorted((one, other) => compareMarks(other.total, one.total));
  const last = sorted[first - 1];
  if (last === undefined) return [];
  return sorted.filter(({ total }) => !isAbove(last.total, total)).map(({ of }) => of);
}

export function compareMarks(one: Marks, other: Marks): number {
  return Math.sign(Number(add(one, negative(other)).units));
}

/** Why the candidate did not pass. Empty: passed. */
export function failedBy(
  rules: Pick<RuleSet, 'sections' | 'gate' | 'minimumTotal'>,
  sheet: Sheet,
): readonly Reason[] {
  const stopped = stoppedAtGate(rules, sheet);
  if (stopped.length > 0) return stopped;
  const total = rounded(testMarks(sheet));
  const isTotalUnmet = rules.minimumTotal !== null && isBelow(total, rules.minimumTotal);
  return [
    ...(isTotalUnmet ? [{ code: 'total-minimum', is: total, needed: rules.minimumTotal } as const] : []),
    ...unmetMinima(rules.sections, sheet),
  ];
}

/** The merit score and what it is made of; each part is rounded for the reader, the total from the exact parts. */
export interface MeritScore {
  readonly total: number;
  readonly test: number;
  readonly ssc: number;
  readonly hsc: number;
  /** Marks taken, 0 or more, by the id of the case. */
  readonly deductions: readonly { readonly id: string; readonly marks: number }[];
}

/** A fraction of marks, exact: `testOutOf` of the full marks need not be a decimal, so it is cut at twelve places. */
function share(value: Marks, of: number, full: number): Marks {
  const places = 12;
  const scaled = product(value, of);
  const units = scaled.units * 10n ** BigInt(places);
  const by = marks(full);
  return { units: (units * 10n ** BigInt(by.places)) / by.units, places: scaled.places + places };
}

/** Only proved cases are deducted: what a candidate declares and nobody has checked costs nothing. */
export function meritOf(
  rules: Pick<RuleSet, 'sections' | 'choices' | 'merit'>,
  candidate: Candidate,
  sheet: Sheet,
): MeritScore {
  const { testOutOf, perSscPoint, perHscPoint, deductions } = rules.merit;
  const obtained = testMarks(sheet);
  const test = testOutOf === null ? obtained : share(obtained, testOutOf, fullMarksOf(rules));
  const ssc = product(marks(candidate.sscGpa ?? 0), perSscPoint);
  const hsc = product(marks(candidate.hscGpa ?? 0), perHscPoint);
  const taken = deductions
    .filter(({ id }) => candidate.provedCases.includes(id))
    .map(({ id, takes }) => ({
      id,
      exact: takes.of === 'merit' ? marks(takes.marks) : percentOf(test, takes.percentage),
    }));
  const total = [test, ssc, hsc, ...taken.map(({ exact }) => negative(exact))].reduce(add);
  return {
    total: rounded(total),
    test: rounded(test),
    ssc: rounded(ssc),
    hsc: rounded(hsc),
    deductions: taken.map(({ id, exact }) => ({ id, marks: rounded(exact) })),
  };
}
