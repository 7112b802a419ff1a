import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { campaignPaperPublished, campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import { paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import { examPaperPublished, examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import { knownFacts, knownKind, knownScheme } from './domain/known-facts.ts';
import { laterFactsOf, paperContentOf } from './domain/paper-content.ts';
import type { Paper } from './domain/paper.ts';
import { utcWindow } from './domain/utc-window.ts';
import type { FollowWindow, Papers } from './ports.ts';

interface OnCampaignPaperPublishedDependencies {
  readonly papers: Papers;
  readonly followWindow: FollowWindow;
}

type PublishedOrder = Pick<Paper, 'order'>;

/** Stores the exam of a campaign, with the window in which it may be sat. A moved window applies to open attempts at once. */
export function onCampaignPaperPublished(dependencies: OnCampaignPaperPublishedDependencies): Subscription {
  const { papers, followWindow } = dependencies;
  return on(campaignPaperPublished, async ({ data }) => {
    const paper: Paper = {
      ...paperContentOf({ ...data, ...knownScheme(data.markingScheme) }),
      ...orderOf(data),
      examKind: 'campaign',
      courseId: null,
      unitId: null,
      campaignId: data.campaignId,
      window: utcWindow(data),
    };
    await papers.publish(paper, data.scoreVisible === 'at-once' ? 'at-once' : 'after-end');
    const head = await papers.head(paper.paperId);
    if (head !== null && head.windowMovedAt !== null) await followWindow(head);
  });
}

/** An allow-list: a field that the producer adds to the order is not stored. */
function orderOf({ order }: PublishedOrder): Pick<Paper, 'order'> {
  return order === undefined ? {} : { order: { questions: order.questions, options: order.options } };
}

/** Prevents new attempts; open ones continue with their version. */
export function onCampaignPaperWithdrawn(papers: Papers): Subscription {
  return on(campaignPaperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}

/** Stores an exam that an administrator wrote in this service, like the papers of the other services. */
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

/** Prevents new attempts; open ones continue with their version. */
export function onExamPaperWithdrawn(papers: Papers): Subscription {
  return on(examPaperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}

/** Stores this service's own copy of the version of a past-year paper permanently. */
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

/** Prevents new attempts; open ones continue with their version. */
export function onPastYearWithdrawn(papers: Papers): Subscription {
  return on(paperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}
