import { fullMarksOf } from './outcome.ts';
import type { EligibilityPath, RuleSet, SeatCategory, Section } from './rule-set.ts';

/** A fault that makes a rule set unusable, with its place. */
export type RuleFault =
  | { readonly code: 'section-twice' | 'seat-twice' | 'deduction-twice'; readonly id: string }
  | { readonly code: 'unknown-section' | 'unknown-category'; readonly at: string; readonly id: string }
  | { readonly code: 'no-sections' }
  | { readonly code: 'subject-in-two-sections'; readonly subjectName: string }
  | {
      readonly code: 'minimum-above-full-marks';
      readonly at: string;
      readonly minimum: number;
      readonly full: number;
    }
  | { readonly code: 'choice-too-large'; readonly choose: number; readonly of: number }
  | { readonly code: 'gate-without-mcq' | 'gate-with-nothing-behind' }
  | { readonly code: 'tie-step-twice'; readonly step: string }
  | { readonly code: 'tie-step-after-lot'; readonly step: string }
  | { readonly code: 'tie-opposite'; readonly step: string }
  | { readonly code: 'gpa-out-of-range'; readonly at: string; readonly value: number }
  | { readonly code: 'seats-of-nobody'; readonly id: string }
  | { readonly code: 'unfilled-in-a-circle'; readonly id: string };

function twice(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

function sectionFaults({ sections, choices, minimumTotal }: RuleSet): readonly RuleFault[] {
  const ids = new Set(sections.map(({ id }) => id));
  const full = fullMarksOf({ sections, choices });
  const above = (at: string, minimum: number | null, upper: number): readonly RuleFault[] =>
    minimum === null || minimum <= upper
      ? []
      : [{ code: 'minimum-above-full-marks', at, minimum, full: upper }];
  return [
    ...(sections.length === 0 ? [{ code: 'no-sections' } as const] : []),
    ...twice(sections.map(({ id }) => id)).map((id) => ({ code: 'section-twice', id }) as const),
    ...twice(sections.flatMap((section) => [...section.subjectNames])).map(
      (subjectName) => ({ code: 'subject-in-two-sections', subjectName }) as const,
    ),
    ...sections.flatMap(({ id, minimum, fullMarks }) => above(id, minimum, fullMarks)),
    ...above('total', minimumTotal, full),
    ...choices.flatMap(({ sectionIds, choose, ofThem }): readonly RuleFault[] => [
      ...sectionIds
        .filter((id) => !ids.has(id))
        .map((id) => ({ code: 'unknown-section', at: 'choice', id }) as const),
      ...(choose > sectionIds.length || choose < 1
        ? [{ code: 'choice-too-large', choose, of: sectionIds.length } as const]
        : []),
      ...(ofThem !== null &&
      (ofThem.atLeast > choose || ofThem.sectionIds.some((id) => !sectionIds.includes(id)))
        ? [{ code: 'choice-too-large', choose: ofThem.atLeast, of: choose } as const]
        : []),
    ]),
  ];
}

function gateFaults({ gate, sections }: RuleSet): readonly RuleFault[] {
  if (gate === null) return [];
  const isMcq = ({ kind }: Section): boolean => kind === 'mcq';
  const mcq = sections.filter(isMcq);
  if (mcq.length === 0) return [{ code: 'gate-without-mcq' }];
  if (mcq.length === sections.length) return [{ code: 'gate-with-nothing-behind' }];
  const full = mcq.reduce((sum, { fullMarks }) => sum + fullMarks, 0);
  if (gate.minimum === null || gate.minimum <= full) return [];
  return [{ code: 'minimum-above-full-marks', at: 'gate', minimum: gate.minimum, full }];
}

/** A step that repeats or reverses an earlier one, or follows a lot, can never decide. */
function tieFaults({ ties, sections }: RuleSet): readonly RuleFault[] {
  const names = ties.map((step) => (step.by === 'section' ? `section:${step.sectionId}` : step.by));
  const lot = names.indexOf('lot');
  const afterLot = lot === -1 ? [] : names.slice(lot + 1);
  const hasBothAges = names.includes('younger') && names.includes('older');
  const ids = new Set(sections.map(({ id }) => id));
  return [
    ...twice(names).map((step) => ({ code: 'tie-step-twice', step }) as const),
    ...afterLot.map((step) => ({ code: 'tie-step-after-lot', step }) as const),
    ...(hasBothAges ? [{ code: 'tie-opposite', step: 'older' } as const] : []),
    ...ties.flatMap((step) =>
      step.by === 'section' && !ids.has(step.sectionId)
        ? [{ code: 'unknown-section', at: 'ties', id: step.sectionId } as const]
        : [],
    ),
  ];
}

function eligibilityFaults(paths: readonly EligibilityPath[]): readonly RuleFault[] {
  return paths.flatMap(({ sscGpa, hscGpa, totalGpa, hscSubjects }, index) => {
    const values = [
      { at: 'ssc-gpa', value: sscGpa, upTo: 5 },
      { at: 'hsc-gpa', value: hscGpa, upTo: 5 },
      { at: 'total-gpa', value: totalGpa, upTo: 10 },
      ...hscSubjects.map(({ subject, point }) => ({ at: subject, value: point, upTo: 5 })),
    ];
    return values.flatMap(({ at, value, upTo }) =>
      value === null || (value >= 0 && value <= upTo)
        ? []
        : [{ code: 'gpa-out-of-range', at: `${index}.${at}`, value } as const],
    );
  });
}

function returnsTo(category: SeatCategory, all: ReadonlyMap<string, SeatCategory>): boolean {
  const seen = new Set<string>();
  for (let id = category.unfilledTo; id !== null; id = all.get(id)?.unfilledTo ?? null) {
    if (id === category.id || seen.has(id)) return true;
    seen.add(id);
  }
  return false;
}

function seatFaults({ seats, eligibility }: RuleSet): readonly RuleFault[] {
  const byId = new Map(seats.map((category) => [category.id, category]));
  const groups = new Set(eligibility.flatMap((path) => [...path.hscGroups]));
  const isOpenToAll = eligibility.length === 0 || eligibility.some((path) => path.hscGroups.length === 0);
  return [
    ...twice(seats.map(({ id }) => id)).map((id) => ({ code: 'seat-twice', id }) as const),
    ...seats.flatMap((category): readonly RuleFault[] => {
      const { id, unfilledTo, hscGroup } = category;
      const isUnknown = unfilledTo !== null && !byId.has(unfilledTo);
      const isNobodys = hscGroup !== null && !isOpenToAll && !groups.has(hscGroup);
      return [
        ...(isUnknown ? [{ code: 'unknown-category', at: id, id: unfilledTo } as const] : []),
        ...(isNobodys ? [{ code: 'seats-of-nobody', id } as const] : []),
        ...(returnsTo(category, byId) ? [{ code: 'unfilled-in-a-circle', id } as const] : []),
      ];
    }),
  ];
}

/** Everything that is wrong with a rule set; empty: it can be used. */
export function faultsOfRules(rules: RuleSet): readonly RuleFault[] {
  const deductions = twice(rules.merit.deductions.map(({ id }) => id));
  return [
    ...sectionFaults(rules),
    ...gateFaults(rules),
    ...tieFaults(rules),
    ...deductions.map((id) => ({ code: 'deduction-twice', id }) as const),
    ...eligibilityFaults(rules.eligibility),
    ...seatFaults(rules),
  ];
}
