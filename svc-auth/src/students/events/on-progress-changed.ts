import type { ReceivedEvent } from '@pathshala/service-kit/contract';
import type { progressChanged } from '@pathshala/svc-catalog/contract/events';
import type { z } from 'zod';
import { applyProgress } from '../domain/projection.ts';
import type { Merge } from '../use-cases/apply-to-student.ts';

/** Once only by the version: an older progress never replaces a newer one. */
export function onProgressChanged(deps: {
  readonly applyToStudent: (studentId: string, merge: Merge) => Promise<void>;
}) {
  return async ({ data }: ReceivedEvent<z.output<typeof progressChanged.data>>): Promise<void> => {
    const { courseId, courseName, overallProgress, version } = data;
    const told = { courseId, courseName, overallProgress, version };
    await deps.applyToStudent(data.studentId, (record) => applyProgress(record, told));
  };
}
