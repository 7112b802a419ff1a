import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOfRules } from './find-faults.ts';
import { failedBy, fullMarksOf, ineligibleFor, meritOf, passGate, stoppedAtGate } from './outcome.ts';
import { rankEntrants, type Entrant } from './rank.ts';
import { sentenceOfReason, sentenceOfTie } from './reason-sentences.ts';
import type { Candidate, RuleSet, Section, Sheet } from './rule-set.ts';
import { sentencesOf } from './rule-sentences.ts';
import { units2025 } from './units-2025.ts';

const mbbs = rulesOf('mbbs-bds');

function rulesOf(id: string): RuleSet {
  const unit = units2025.find((one) => one.id === id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit.rules;
}

const nobody: Candidate = {
  sscGpa: 5,
  hscGpa: 5,
  sscYear: 2023,
  hscYear: 2025,
  hscGroup: 'science',
  hscPoints: { Biology: 5, Physics: 5, Chemistry: 5, Mathematics: 5 },
  bornOn: '2007-03-04',
  provedCases: [],
};

const sheetOf = (marks: Readonly<Record<string, number>>, wrong = 0, finishedAt = 0): Sheet => ({
  sections: Object.fromEntries(Object.entries(marks).map(([id, value]) => [id, { marks: value, wrong }])),
  finishedAt,
});

const entrant = (
  id: string,
  marks: Readonly<Record<string, number>>,
  more: Partial<Candidate> = {},
): Entrant => ({
  id,
  candidate: { ...nobody, ...more },
  sheet: sheetOf(marks),
});

describe('the units of 2025/26', () => {
  it('are twenty at least, each without a fault, with a source, a date and what is open', () => {
    expect(units2025.length).toBeGreaterThanOrEqual(20);
    expect(new Set(units2025.map(({ id }) => id)).size).toBe(units2025.length);
    for (const { id, rules, source, sourceDate, open } of units2025) {
      expect([id, faultsOfRules(rules)]).toEqual([id, []]);
      expect(source.length).toBeGreaterThan(5);
      expect(sourceDate).toMatch(/^202[56]-\d\d-\d\d$/u);
      expect([id, open]).not.toEqual([id, []]);
    }
  });

  it('say every rule in both languages, with figures in the digits of each', () => {
    for (const { rules } of units2025) {
      const sentences = sentencesOf(rules);
      expect(
        sentences.every(({ bn, en }) => /[\u0980-\u09ff]/u.test(bn) && !/[\u0980-\u09ff]/u.test(en)),
      ).toBe(true);
      expect(sentences.some(({ bn }) => /(?<![A-Za-z])[0-9]/u.test(bn))).toBe(false);
    }
    expect(sentencesOf(mbbs).map(({ en }) => en)).toEqual([
      'Group science: SSC 2022 or 2023, HSC 2024 or 2025, SSC GPA at least 4, HSC GPA at least 4, total GPA at least 8.5, at least 3.5 in Biology at HSC.',
      'Biology: 30 marks; each wrong answer costs 0.25 marks.',
      'Chemistry: 25 marks; each wrong answer costs 0.25 marks.',
      'Physics: 15 marks; each wrong answer costs 0.25 marks.',
      'English: 15 marks; each wrong answer costs 0.25 marks.',
      'General knowledge, aptitude and humane quality: 15 marks; each wrong answer costs 0.25 marks.',
      '75 minutes.',
      '40 marks in total are needed to pass.',
      'Merit score = marks of the test + SSC GPA × 8 + HSC GPA × 12.',
      'Sits for the second time: 3 marks are taken from the merit score, where it is proved.',
      'Equal merit scores share a rank.',
      'MBBS: 5100 seats.',
      'BDS: 545 seats.',
    ]);
  });
});

const unit = 10_000;
const whole = (value: number) => Math.round(value * unit);

/** The merit score once more, in whole ten-thousandths and without the code that is tested. */
function independentMerit({ merit, ...rules }: RuleSet, candidate: Candidate, sheet: Sheet): number {
  const obtained = Object.values(sheet.sections).reduce((sum, { marks }) => sum + whole(marks), 0);
  const test =
    merit.testOutOf === null
      ? obtained
      : (obtained * merit.testOutOf) / independentFullMarks({ merit, ...rules });
  const gpa =
    (candidate.sscGpa ?? 0) * 100 * merit.perSscPoint + (candidate.hscGpa ?? 0) * 100 * merit.perHscPoint;
  let total = test + Math.round(gpa * 100);
  for (const { id, takes } of merit.deductions) {
    if (!candidate.provedCases.includes(id)) continue;
    total -= takes.of === 'merit' ? whole(takes.marks) : (test * takes.percentage) / 100;
  }
  // Halves away from zero, with room for the last bit of a division.
  return (Math.sign(total) * Math.floor(Math.abs(total) / 100 + 0.5 + 1e-7)) / 100;
}

function independentPass({ sections, minimumTotal, gate }: RuleSet, sheet: Sheet): boolean {
  const marksOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + whole(sheet.sections[id]?.marks ?? 0), 0);
  const mcq = sections.filter(({ kind }) => kind === 'mcq').map(({ id }) => id);
  const isBelowGate = marksOf(mcq) < whole(gate?.minimum ?? -1_000);
  const isBelowTotal = marksOf(Object.keys(sheet.sections)) < whole(minimumTotal ?? -1_000);
  const isBelowSection = sections.some(({ id, minimum }) => marksOf([id]) < whole(minimum ?? -1_000));
  return !isBelowGate && !isBelowTotal && !isBelowSection;
}

function independentFullMarks({ sections, choices }: RuleSet): number {
  let sum = 0;
  for (const section of sections) {
    const choice = choices.find(({ sectionIds }) => sectionIds.includes(section.id));
    // The sections of a choice have equal marks in all units here.
    sum +=
      choice === undefined
        ? section.fullMarks
        : (section.fullMarks * choice.choose) / choice.sectionIds.length;
  }
  return sum;
}

/** Marks as answers give them: right ones less a quarter of the wrong ones. */
const marksOf = ({ fullMarks }: Section) =>
  fc.tuple(fc.integer({ min: 0, max: fullMarks }), fc.integer({ min: 0, max: 40 })).map(([right, wrong]) => ({
    marks: right - wrong / 4,
    wrong,
  }));

const candidates: fc.Arbitrary<Candidate> = fc.record({
  sscGpa: fc.integer({ min: 100, max: 500 }).map((value) => value / 100),
  hscGpa: fc.integer({ min: 100, max: 500 }).map((value) => value / 100),
  sscYear: fc.constantFrom(2020, 2022, 2023),
  hscYear: fc.constantFrom(2024, 2025),
  hscGroup: fc.constantFrom('science', 'humanities', 'business'),
  hscPoints: fc.constant({ Biology: 4 }),
  bornOn: fc.constantFrom('2006-01-01', '2007-05-05', null),
  provedCases: fc.subarray(['second-time']),
});

const sheetsOf = ({ sections }: RuleSet): fc.Arbitrary<Sheet> =>
  fc.record({
    sections: fc.record(Object.fromEntries(sections.map((section) => [section.id, marksOf(section)]))),
    finishedAt: fc.integer({ min: 0, max: 5 }),
  });

describe('merit scores and passes', () => {
  it.each(units2025.map(({ id, rules }) => [id, rules] as const))(
    'of %s are those of an independent model, to the hundredth',
    (_id, rules) => {
      fc.assert(
        fc.property(candidates, sheetsOf(rules), (candidate, sheet) => {
          expect(meritOf(rules, candidate, sheet).total).toBe(independentMerit(rules, candidate, sheet));
          expect(failedBy(rules, sheet).length === 0).toBe(independentPass(rules, sheet));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('deduct nothing for a case that is declared and not proved [MBBS 2020/21]', () => {
    const sheet = sheetOf({ biology: 30, chemistry: 20 });
    expect(meritOf(mbbs, nobody, sheet)).toMatchObject({ total: 150, deductions: [] });
    const second = { ...nobody, provedCases: ['second-time', 'unknown'] };
    expect(meritOf(mbbs, second, sheet)).toMatchObject({
      total: 147,
      test: 50,
      ssc: 40,
      hsc: 60,
      deductions: [{ id: 'second-time', marks: 3 }],
    });
  });

  it('take a share of the marks of the test where the rules say so', () => {
    const second = { ...nobody, provedCases: ['second-time'] };
    const sheet = sheetOf({ maths: 61, physics: 40.5, chemistry: 12, english: 7 });
    expect(meritOf(rulesOf('mist-a'), second, sheet)).toMatchObject({
      total: 114.48,
      deductions: [{ id: 'second-time', marks: 6.03 }],
    });
  });

  it('scale the test where it counts out of other marks', () => {
    expect(fullMarksOf(rulesOf('bup-fass'))).toBe(100);
    expect(
      meritOf(rulesOf('bup-fass'), nobody, sheetOf({ english: 33.25, knowledge: 20, bangla: 10 })),
    ).toMatchObject({
      test: 34.79,
      total: 79.79,
    });
  });

  it('name what is missing, with the figure that is needed', () => {
    const rules = rulesOf('cu-b');
    const reasons = failedBy(rules, sheetOf({ bangla: 6.75, english: 6, knowledge: 13 }));
    expect(reasons.map((reason) => sentenceOfReason(reason, rules).en)).toEqual([
      'Total marks 25.75, 40 is needed.',
      'Bangla 6.75, 7 is needed.',
    ]);
    expect(sentenceOfReason({ code: 'total-minimum', is: 25.75, needed: 40 }, rules).bn).toBe(
      'মোট নম্বর ২৫.৭৫, দরকার ৪০।',
    );
  });
});

describe('the gate', () => {
  const rules = rulesOf('du-b');
  const sat = (id: string, [bangla = 0, english = 0, knowledge = 0]: readonly number[]) => ({
    id,
    sheet: sheetOf({ bangla, english, knowledge }),
  });

  it('stops who misses a minimum of multiple choice, and nobody for marks that are not there yet', () => {
    expect(stoppedAtGate(rules, sat('a', [5, 5, 14]).sheet)).toEqual([]);
    expect(stoppedAtGate(rules, sat('b', [5, 4.75, 20]).sheet)).toEqual([
      { code: 'section-minimum', sectionId: 'english', is: 4.75, needed: 5 },
    ]);
    expect(stoppedAtGate(rules, sat('c', [5, 5, 13.75]).sheet)).toEqual([
      { code: 'gate-minimum', is: 23.75, needed: 24 },
    ]);
  });

  it('lets the first so many pass, and everybody who equals the last of them', () => {
    const all = [
      sat('a', [10, 10, 20]),
      sat('b', [9, 9, 20]),
      sat('c', [8, 10, 20]),
      sat('d', [5, 5, 14]),
      sat('e', [1, 1, 30]),
    ];
    const passed = (first: number) =>
      passGate({ ...rules, gate: { minimum: 24, first } }, all)
        .map(({ id }) => id)
        .toSorted();
    expect(passed(1)).toEqual(['a']);
    expect(passed(2)).toEqual(['a', 'b', 'c']);
    expect(passed(9)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('who may apply', () => {
  it('is told what the nearest path leaves unmet', () => {
    const low = { ...nobody, hscGpa: 3.9, hscPoints: {} };
    const reasons = ineligibleFor(mbbs, low);
    expect(reasons.map((reason) => sentenceOfReason(reason, mbbs).en)).toEqual([
      'HSC GPA 3.9, 4 is needed.',
      'Biology at HSC not known, 3.5 is needed.',
    ]);
    expect(ineligibleFor(mbbs, nobody)).toEqual([]);
  });

  it('is compared with the path of the own group, not with one of another', () => {
    const rules = rulesOf('du-b');
    const science = { ...nobody, sscGpa: 3.4, hscGpa: 4.6 };
    expect(ineligibleFor(rules, science)).toEqual([{ code: 'ssc-gpa', is: 3.4, needed: 3.5 }]);
    expect(ineligibleFor(rules, { ...science, hscGroup: 'humanities' })).toEqual([]);
  });

  it('is nobody of whom a figure is missing, a year is wrong or a group is another one', () => {
    const unknown = { ...nobody, sscGpa: null, hscYear: 2022, hscGroup: 'business' } as const;
    expect(ineligibleFor(mbbs, unknown)).toEqual([
      { code: 'hsc-group', is: 'business', allowed: ['science'] },
      { code: 'hsc-year', is: 2022, allowed: [2024, 2025] },
      { code: 'ssc-gpa', is: null, needed: 4 },
      { code: 'total-gpa', is: null, needed: 8.5 },
    ]);
    expect(sentenceOfReason({ code: 'hsc-group', is: 'business', allowed: ['science'] }, mbbs).bn).toBe(
      'এইচএসসির বিভাগ ব্যবসায় শিক্ষা, হতে হবে বিজ্ঞান।',
    );
  });
});

describe('ranks', () => {
  const rules: RuleSet = {
    ...mbbs,
    ties: [{ by: 'test' }, { by: 'section', sectionId: 'biology' }, { by: 'younger' }],
  };

  it('go by merit, then by each step of the chain, which is named', () => {
    const ranked = rankEntrants(
      rules,
      [
        entrant('d', { biology: 20, chemistry: 20 }, { bornOn: '2006-01-01' }),
        entrant('c', { biology: 20, chemistry: 20 }, { bornOn: '2007-01-01' }),
        entrant('b', { biology: 25, chemistry: 15 }),
        entrant('a', { biology: 24, chemistry: 22 }, { sscGpa: 4.25 }),
      ],
      { seed: 's' },
    );
    expect(ranked.map(({ id, rank, decidedBy }) => [id, rank, decidedBy?.by ?? null])).toEqual([
      ['a', 1, 'test'],
      ['b', 2, 'section'],
      ['c', 3, 'younger'],
      ['d', 4, null],
    ]);
    expect(sentenceOfTie({ by: 'section', sectionId: 'biology' }, rules).en).toBe(
      'Equal merit score; decided by marks in Biology.',
    );
  });

  it('are shared by who is still equal, and the next one is left out', () => {
    const same = { biology: 20, chemistry: 20 };
    const ranked = rankEntrants(
      { ...rules, ties: [] },
      [entrant('x', same), entrant('y', { biology: 10 }), entrant('w', same)],
      { seed: 's' },
    );
    expect(ranked.map(({ id, rank }) => [id, rank])).toEqual([
      ['w', 1],
      ['x', 1],
      ['y', 3],
    ]);
  });

  it('by lot follow from the published seed alone', () => {
    const same = ['a', 'b', 'c', 'd', 'e'].map((id) => entrant(id, { biology: 20 }));
    const orderOf = (seed: string, all: readonly Entrant[]) =>
      rankEntrants({ ...rules, ties: [{ by: 'lot' }] }, all, { seed }).map(({ id }) => id);
    expect(orderOf('2026-01-01', same)).toEqual(orderOf('2026-01-01', same.toReversed()));
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => orderOf(String(seed), same).join('')));
    expect(orders.size).toBeGreaterThan(5);
  });

  it('of any candidates do not depend on the order of the input, and never put a lower merit first', () => {
    const steps: RuleSet['ties'] = [
      { by: 'hsc-gpa' },
      { by: 'ssc-gpa' },
      { by: 'gpa-total' },
      { by: 'fewer-wrong' },
      { by: 'earlier-finish' },
      { by: 'older' },
      { by: 'lot' },
    ];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(candidates, sheetsOf(mbbs)), { maxLength: 12 }),
        fc.subarray([...steps]),
        (drawn, ties) => {
          const all = drawn.map(([candidate, sheet], at) => ({ id: `c${at}`, candidate, sheet }));
          const ranked = rankEntrants({ ...mbbs, ties }, all, { seed: 'x' });
          const again = rankEntrants({ ...mbbs, ties }, all.toReversed(), { seed: 'x' });
          expect(again.map(({ id, rank }) => [id, rank])).toEqual(ranked.map(({ id, rank }) => [id, rank]));
          for (const [at, one] of ranked.entries()) {
            const next = ranked[at + 1];
            if (next === undefined) continue;
            expect(next.merit.total).toBeLessThanOrEqual(one.merit.total);
            expect(next.rank === one.rank || next.rank === at + 2).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of 20,000 candidates with five steps take less than 6 s: 100,000 less than 30 s', () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      entrant(`c${at}`, { biology: (at * 7) % 31, chemistry: (at * 3) % 26 }),
    );
    const chain: RuleSet['ties'] = [
      { by: 'test' },
      { by: 'section', sectionId: 'biology' },
      { by: 'gpa-total' },
      { by: 'fewer-wrong' },
      { by: 'lot' },
    ];
    const began = performance.now();
    expect(rankEntrants({ ...mbbs, ties: chain }, many, { seed: 'x' })).toHaveLength(20_000);
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});

describe('faults of a rule set', () => {
  const [path] = mbbs.eligibility;
  const [first] = mbbs.sections;
  const [seats] = mbbs.seats;
  if (path === undefined || first === undefined || seats === undefined)
    throw new Error('the sample has all three');
  const codes = (change: Partial<RuleSet>) => faultsOfRules({ ...mbbs, ...change }).map(({ code }) => code);

  it.each<readonly [string, Partial<RuleSet>, readonly string[]]>([
    ['a GPA of 5.01', { eligibility: [{ ...path, hscGpa: 5.01 }] }, ['gpa-out-of-range']],
    ['a total GPA over 10', { eligibility: [{ ...path, totalGpa: 10.5 }] }, ['gpa-out-of-range']],
    ['no sections', { sections: [], minimumTotal: null }, ['no-sections']],
    [
      'a section twice',
      { sections: [first, { ...first, subjectNames: [] }], minimumTotal: null },
      ['section-twice'],
    ],
    [
      'a subject in two sections',
      { sections: [first, { ...first, id: 'other' }] },
      ['subject-in-two-sections'],
    ],
    ['a minimum above full marks', { minimumTotal: 101 }, ['minimum-above-full-marks']],
    ['a tie step twice', { ties: [{ by: 'test' }, { by: 'test' }] }, ['tie-step-twice']],
    ['a step after a lot', { ties: [{ by: 'lot' }, { by: 'test' }] }, ['tie-step-after-lot']],
    ['younger and older', { ties: [{ by: 'younger' }, { by: 'older' }] }, ['tie-opposite']],
    ['a step by an unknown section', { ties: [{ by: 'section', sectionId: 'x' }] }, ['unknown-section']],
    [
      'a choice of more than there is',
      { choices: [{ sectionIds: ['physics'], choose: 2, ofThem: null }] },
      ['choice-too-large'],
    ],
    ['a gate before nothing', { gate: { minimum: 30, first: null } }, ['gate-with-nothing-behind']],
    ['seats of nobody', { seats: [{ ...seats, hscGroup: 'business' }] }, ['seats-of-nobody']],
    [
      'a circle of unfilled seats',
      {
        seats: [
          { ...seats, unfilledTo: 'bds' },
          { ...seats, id: 'bds', unfilledTo: 'mbbs' },
        ],
      },
      ['unfilled-in-a-circle', 'unfilled-in-a-circle'],
    ],
    ['an unknown category', { seats: [{ ...seats, unfilledTo: 'x' }] }, ['unknown-category']],
  ])('%s', (_name, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});
