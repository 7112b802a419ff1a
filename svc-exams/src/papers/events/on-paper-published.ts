import { on } from '@pathshala/service-kit/service';
import { campaignPaperPublished } from '@pathshala/svc-campaigns/contract/events';
import { paperPublished } from '@pathshala/svc-catalog/contract/events';
import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../domain/papers.ts';

/** A past-year paper of the catalogue: our own copy of this version, for good. */
export function onPastYearPublished({ papers }: { readonly papers: Papers }) {
  return on(paperPublished, ({ data }) =>
    papers.publish({
      ...partsOf(data),
      examKind: 'past-year',
      courseId: data.courseId,
      unitId: data.unitId,
      campaignId: null,
      window: null,
    }),
  );
}

/** The exam of a campaign, with the window in which it may be sat. */
export function onCampaignPaperPublished({ papers }: { readonly papers: Papers }) {
  return on(campaignPaperPublished, ({ data }) =>
    papers.publish({
      ...partsOf(data),
      examKind: 'campaign',
      courseId: null,
      unitId: null,
      campaignId: data.campaignId,
      window: { opensAt: data.opensAt, closesAt: data.closesAt },
    }),
  );
}

type Published = Omit<Paper, 'examKind' | 'courseId' | 'unitId' | 'campaignId' | 'window'>;

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
