import { on } from '@pathshala/service-kit/events/subscription';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import type { FollowWindow } from '../../attempts/use-cases/move-deadlines.ts';
import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../domain/papers.ts';

/** A past-year paper of the catalogue: our own copy of this version, for good. */
export function onPastYearPublished({ papers }: { readonly papers: Papers }) {
  return on(paperPublished, ({ data }) =>
    papers.publish(
      {
        ...partsOf(data),
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

interface CampaignDependencies {
  readonly papers: Papers;
  readonly followWindow: FollowWindow;
}

/** The exam of a campaign, with the window in which it may be sat. Those who sit it now follow a window that was moved. */
export function onCampaignPaperPublished({ papers, followWindow }: CampaignDependencies) {
  return on(campaignPaperPublished, async ({ data }) => {
    const paper: Paper = {
      ...partsOf(data),
      examKind: 'campaign',
      courseId: null,
      unitId: null,
      campaignId: data.campaignId,
      window: { opensAt: utc(data.opensAt), closesAt: utc(data.closesAt) },
    };
    await papers.publish(paper, data.scoreVisible === 'at-once' ? 'at-once' : 'after-end');
    const head = await papers.head(paper.paperId);
    if (head !== null && head.windowMovedAt !== null) await followWindow(head);
  });
}

/** Deadlines are compared as strings, so they are all written alike. */
function utc(time: string): string {
  return new Date(time).toISOString();
}

type Published = Omit<Paper, 'examKind' | 'courseId' | 'course' | 'unitId' | 'campaignId' | 'window'>;

/** Only what we know: a field that a producer adds later is not stored unseen. */
function partsOf(data: Published): Published {
  const { paperId, version, title, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } =
    data;
  return {
    paperId,
    version,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    subjects: data.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      mcqs: mcqs.map(({ _id, question, points, explanation, options }) => ({
        _id,
        question,
        points,
        explanation,
        options: options.map((option) => ({
          _id: option._id,
          text: option.text,
          isCorrect: option.isCorrect,
        })),
      })),
    })),
  };
}
