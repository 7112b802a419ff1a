import type { ExamKind } from './exam-kinds.ts';
import type { MarkingScheme } from './marking-scheme-shape.ts';

/** The scheme of a kind whose author sets none but the percentage that a wrong answer costs. */
type DefaultScheme = (negativeMarkingPercentage: number) => MarkingScheme;

const plain: MarkingScheme = {
  right: { gives: 'points' },
  wrong: { costs: 'nothing' },
  match: 'one',
  withoutKey: 'no-marks',
  minimumTotal: null,
  subjectMinima: [],
  gpa: null,
  secondTimerDeduction: null,
};

/** A right answer gives its points, a wrong one costs a percentage of them (EXM-07). */
const percentOfPoints: DefaultScheme = (percentage) => ({
  ...plain,
  wrong: percentage > 0 ? { costs: 'percent', percentage } : { costs: 'nothing' },
});

/** A right answer gives 1; a wrong one costs the percentage of its points, or 1 where none is set (EXM-09). */
const oneEach: DefaultScheme = (percentage) => ({
  ...plain,
  right: { gives: 'marks', marks: 1 },
  wrong: percentage > 0 ? { costs: 'percent', percentage } : { costs: 'marks', marks: 1 },
});

/** EXM-07 to EXM-11 and the table of kinds in the design, §6. */
export const defaultSchemes: Readonly<Record<ExamKind, DefaultScheme>> = {
  'past-year': percentOfPoints,
  unit: () => plain,
  subject: oneEach,
  chapter: percentOfPoints,
  standalone: percentOfPoints,
  campaign: (percentage) => ({ ...percentOfPoints(percentage), withoutKey: 'blank-earns' }),
  practice: () => ({ ...plain, right: { gives: 'marks', marks: 1 }, match: 'set' }),
};
