import { on, type Subscription } from '@pathshala/events/subscription';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import { laterFactsOf, paperContentOf } from '../domain/paper-content.ts';
import type { Papers } from '../ports.ts';
import { utcWindow } from '../domain/utc-window.ts';
import { knownFacts, knownKind, knownScheme } from '../domain/known-facts.ts';

/** An exam that an administrator wrote in this service: stored like the papers of the other services. */
export function onExamPaperPublished(papers: Papers): Subscription {
  return on(examPaperPublished, ({ data }) =>
    papers.publish(
      {
        ...paperContentOf({ ...data, ...knownScheme(data.markingScheme) }),
        ...laterFactsOf({ ...data, ...knownFacts(data), ...knownScheme(data.markingScheme) }),
        examKind: knownKind(data.examKind),
        courseId: data.courseId,
        unitId: data.unitId,
        campaignId: null,
        window: data.window === null ? null : utcWindow(data.window),
      },
      'at-once',
    ),
  );
}
