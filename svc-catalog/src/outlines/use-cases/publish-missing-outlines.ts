import type { Outlines, OutlineSource } from '../ports.ts';
import type { publishOutline } from './publish-outline.ts';

interface PublishMissingOutlinesDependencies {
  readonly outlines: Outlines;
  readonly sources: readonly OutlineSource[];
  readonly publish: ReturnType<typeof publishOutline>;
}

/** Publishes, at every start, the outlines of courses that were stored before there were outlines, or published in an older form. */
export function publishMissingOutlines({ outlines, sources, publish }: PublishMissingOutlinesDependencies) {
  return async (): Promise<void> => {
    const published = new Set(await outlines.ids());
    for (const source of sources) {
      const missing = (await source.courseIds()).filter((courseId) => !published.has(courseId));
      for (const courseId of missing) await publish({ courseId });
    }
  };
}
