import { on, type Subscription } from '@pathshala/events/subscription';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { paperContentOf } from '../domain/paper-content.ts';
import type { Papers } from '../ports.ts';
import { knownScheme } from '../domain/known-facts.ts';

/** A past-year paper of the catalogue: this service stores its own copy of the version, for good. */
export function onPastYearPublished(papers: Papers): Subscription {
  return on(paperPublished, ({ data }) =>
    papers.publish(
      {
        ...paperContentOf({ ...data, ...knownScheme(data.markingScheme) }),
        examKind: 'past-year',
        courseId: data.courseId,
        course: { code: data.courseCode, name: data.courseName },
        unitId: data.unitId,
        campaignId: null,
        window: null,
      },
      'at-once',
    ),
  );
}
