import type { Path } from '@pathshala/admin-kit/values/path';
import type { CourseDraft } from './course-draft.ts';

export const steps = ['details', 'subjects'] as const;
export type Step = (typeof steps)[number];

/** The current step, and the open subject of the second step by key. */
export interface FormLocation {
  readonly step: Step;
  readonly subject?: string | undefined;
}

export function stepOf(path: Path): Step {
  return /^subjects(?:\.|$)/u.test(path) ? 'subjects' : 'details';
}

/** The subject and the unit that contain a path. */
export function partsAt({ subjects }: CourseDraft, path: Path) {
  const [, subjectIndex, unitIndex] = /^subjects\.(\d+)(?:\.units\.(\d+))?/u.exec(path) ?? [];
  const subject = subjects[Number(subjectIndex ?? -1)];
  return { subject, unit: subject?.units[Number(unitIndex ?? -1)] };
}

/** The step and the subject that show a path. */
export function locationOf(path: Path, values: CourseDraft): FormLocation {
  const { subject } = partsAt(values, path);
  return { step: stepOf(path), ...(subject && { subject: subject.key }) };
}
