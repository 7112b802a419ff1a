import { isInserted } from '@pathshala/stores/documents/insert-once';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { nextOutline, type CourseFacts, type Outline } from '../domain/outline.ts';
import type { OpeningPlans } from '../../openings/index.ts';
import type { Changed, Outlines, OutlineSource } from '../ports.ts';

interface PublishOutlineDependencies {
  readonly outlines: Outlines;
  readonly sources: readonly OutlineSource[];
  readonly plans: Pick<OpeningPlans, 'find'>;
}

export function courseOutlinedEvent({ _id, ...outline }: Outline) {
  const { courseKind, courseName, version, isDeleted, parents, years = [], openings = [] } = outline;
  return pending(courseOutlined, {
    courseId: _id,
    courseKind,
    courseName,
    version,
    isDeleted,
    parents: parents.map((part) => ({ ...part })),
    ...(years.length > 0 && { years: years.map((year) => ({ ...year })) }),
    ...(openings.length > 0 && { openings: openings.map((opening) => ({ ...opening })) }),
  });
}

async function firstFound<Found>(reads: readonly (() => Promise<Found | null>)[]): Promise<Found | null> {
  for (const read of reads) {
    const found = await read();
    if (found !== null) return found;
  }
  return null;
}

/** Publishes the outline of a course unless it equals the latest published one. */
export function publishOutline({ outlines, sources, plans }: PublishOutlineDependencies) {
  async function courseIdOf(changed: Changed): Promise<string | null> {
    if ('courseId' in changed) return changed.courseId;
    return firstFound(
      sources.map((source) => async () => source.courseIdOfLesson?.(changed.lessonId) ?? null),
    );
  }

  /** False: another call has published meanwhile, perhaps an older state. */
  async function isWritten(published: Outline | null, facts: CourseFacts): Promise<boolean> {
    const planned = (await plans.find(facts.courseId))?.openings ?? [];
    const outline = nextOutline(published, facts, planned);
    if (outline === null) return true;
    const events = [courseOutlinedEvent(outline)];
    if (published === null) return isInserted(outlines.insert(outline, events));
    let isFirst = true;
    await outlines.update(outline._id, (stored) => {
      isFirst = stored.version === published.version;
      return isFirst ? { state: outline, events } : null;
    });
    return isFirst;
  }

  return async (changed: Changed): Promise<void> => {
    const courseId = await courseIdOf(changed);
    if (courseId === null) return;
    for (;;) {
      const published = await outlines.find(courseId);
      const facts = await firstFound(sources.map((source) => () => source.read(courseId)));
      if (facts === null || (await isWritten(published, facts))) return;
    }
  };
}
