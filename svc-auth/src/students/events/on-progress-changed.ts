import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { progressChanged } from '@pathshala/svc-catalog-contract/events';
import type { z } from 'zod';
import { applyProgress } from '../domain/projection.ts';
import type { ApplyOfCourse } from '../use-cases/apply-of-course.ts';

/** Once only by the version: an older progress never replaces a newer one. */
export function onProgressChanged(deps: { readonly applyOfCourse: ApplyOfCourse }) {
  return async ({ data }: ReceivedEvent<z.output<typeof progressChanged.data>>): Promise<void> => {
    const { courseId, courseName, overallProgress, version } = data;
    const told = { courseId, courseName, overallProgress, version };
    await deps.applyOfCourse(data, (record) => applyProgress(record, told));
  };
}
