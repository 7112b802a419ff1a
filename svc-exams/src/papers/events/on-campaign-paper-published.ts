import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { paperContentOf } from '../domain/paper-content.ts';
import type { Paper } from '../domain/paper.ts';
import { knownScheme } from '../domain/known-facts.ts';
import { utcWindow } from '../domain/utc-window.ts';
import type { FollowWindow, Papers } from '../ports.ts';

export interface OnCampaignPaperPublishedDependencies {
  readonly papers: Papers;
  readonly followWindow: FollowWindow;
}

type PublishedOrder = Pick<Paper, 'order'>;

/** The exam of a campaign, with the window in which it may be sat. A moved window applies to open attempts at once. */
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
