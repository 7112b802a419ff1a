import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { createExpiringCache } from '@pathshala/service-kit/caches/expiring-cache';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { OpeningPlan, OpeningPlans } from '../ports.ts';

const name = 'openings';

/** Milliseconds in which another process may still read the openings of before. */
const freshMs = 2000;
const cachedCourses = 1000;

export const openingIndexes = [{ collection: name, keys: { editorId: 1 } }] as const;

export function createDocumentOpenings(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): OpeningPlans {
  const collection = platform.documents.collection<OpeningPlan & Aggregate>(name);
  const { now } = platform;
  const stored = createAggregateStore<OpeningPlan>({ ...platform, collection });
  const known = createExpiringCache<OpeningPlan['openings']>({ ttlMs: freshMs, max: cachedCourses, now });
  return {
    ...stored,
    async insert(plan, events) {
      const inserted = await stored.insert(plan, events);
      known.delete(plan._id);
      return inserted;
    },
    async update(id, change) {
      const updated = await stored.update(id, change);
      known.delete(id);
      return updated;
    },
    async current(courseId) {
      const cached = known.get(courseId);
      if (cached !== undefined) return cached;
      const openings = (await stored.find(courseId))?.openings ?? [];
      known.set(courseId, openings);
      return openings;
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
