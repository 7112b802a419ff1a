import type { z } from 'zod';
import type {
  campaign as campaignView,
  examCampaign,
  examCampaignForAdmin,
} from '../../../contract/campaign.ts';
import { phaseOf, type Campaign, type CampaignExam } from '../domain/campaign.ts';

const noExam: CampaignExam = {
  title: '',
  timeLimit: 0,
  totalMarks: 0,
  requiredSubjects: 0,
  negativeMarkingPercentage: 0,
  subjects: [],
};

/** What anyone may see of a campaign. */
export function viewCampaign(campaign: Campaign, nowMs: number): z.input<typeof campaignView> {
  return {
    _id: campaign._id,
    title: campaign.title,
    type: campaign.type,
    description: campaign.description,
    date: campaign.date,
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    location: campaign.location,
    image: campaign.image,
    registrationOpen: campaign.registrationOpen,
    maxParticipants: campaign.maxParticipants,
    registeredCount: campaign.seatsTaken,
    waitingCount: campaign.waitingCount,
    phase: phaseOf(campaign, new Date(nowMs).toISOString()),
  };
}

/** The exam by its numbers, never its questions. */
export function viewExamCampaign(campaign: Campaign, nowMs: number): z.input<typeof examCampaign> {
  const exam = campaign.exam ?? noExam;
  return {
    ...viewCampaign(campaign, nowMs),
    resultsReleasedAt: campaign.resultsReleasedAt,
    exam: {
      ...exam,
      subjects: exam.subjects.map(({ subjectName, mandatory, mcqs }) => ({
        subjectName,
        mandatory,
        questionCount: mcqs.length,
      })),
    },
  };
}

/** With every question and its key. */
export function viewForAdmin(campaign: Campaign, nowMs: number): z.input<typeof examCampaignForAdmin> {
  const exam = campaign.exam ?? noExam;
  return {
    ...viewExamCampaign(campaign, nowMs),
    exam: {
      ...exam,
      subjects: exam.subjects.map((subject) => ({
        ...subject,
        questionCount: subject.mcqs.length,
        mcqs: subject.mcqs.map((question) => ({ ...question, options: [...question.options] })),
      })),
    },
  };
}
