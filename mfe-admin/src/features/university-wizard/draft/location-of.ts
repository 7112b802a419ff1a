import type { Path } from '@pathshala/admin-kit/values/path';
import type { CourseDraft } from './course-draft.ts';

export const steps = ['university', 'units', 'years'] as const;
export type Step = (typeof steps)[number];

/** The current step, and the open year of the third step by key. */
export interface FormLocation {
  readonly step: Step;
  readonly unit?: string;
  readonly year?: string;
}

/** The step that contains a path. */
export function stepOf(path: Path): Step {
  if (!/^(?:units(?:\.|$)|newUnit$)/u.test(path)) return 'university';
  return /^units\.\d+\.years/u.test(path) ? 'years' : 'units';
}

/** The parts of the course that contain a path. */
export function partsAt({ units }: CourseDraft, path: Path) {
  const index = indexesIn(path);
  const unit = units[index.units ?? -1];
  const year = unit?.years[index.years ?? -1];
  const subject = year?.subjects.get()[index.subjects ?? -1];
  const question = subject?.mcqs[index.mcqs ?? -1];
  return { unit, year, subject, question, questionNumber: (index.mcqs ?? 0) + 1 };
}

/** The step and the year that show a path. */
export function locationOf(path: Path, values: CourseDraft): FormLocation {
  const { unit, year } = partsAt(values, path);
  return { step: stepOf(path), ...(unit && { unit: unit.key }), ...(year && { year: year.key }) };
}

type ListName = 'units' | 'years' | 'subjects' | 'mcqs';

function indexesIn(path: Path): Partial<Record<ListName, number>> {
  const found = path.matchAll(/\b(units|years|subjects|mcqs)\.(\d+)/gu);
  return Object.fromEntries([...found].map(([, name = '', index]) => [name, Number(index)]));
}
