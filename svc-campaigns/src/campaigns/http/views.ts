import type { z } from 'zod';
import type {
  campaign as campaignView,
  campaignForAdmin,
  examCampaign,
  examCampaignForAdmin,
} from '@pathshala/svc-campaigns-contract/campaign';
import { editedView } from '@pathshala/contract-kit/edited';
import { fullMarksOf, schemeOf } from '@pathshala/rules/marking-scheme';
import {
  confirmedPlaces,
  confirmedWaiting,
  isFull,
  orderOf,
  phaseOf,
  type Campaign,
  type CampaignExam,
} from '../domain/campaign.ts';
import { isInArchive } from '../domain/archive.ts';

const noExam: CampaignExam = {
  title: '',
  timeLimit: 0,
  totalMarks: 0,
  requiredSubjects: 0,
  negativeMarkingPercentage: 0,
  subjects: [],
};

/** The public view of a campaign. Every field is named, so that a new stored field is not published by accident. */
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
    registeredCount: confirmedPlaces(campaign),
    waitingCount: confirmedWaiting(campaign),
    isFull: isFull(campaign),
    phase: phaseOf(campaign, new Date(nowMs).toISOString()),
    ...(isInArchive(campaign) ? { isArchived: true } : {}),
  };
}

/** The exam's rules, without its questions. */
function viewRules(exam: CampaignExam) {
  const { title, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } = exam;
  const scoreVisible = exam.scoreVisible ?? 'after-end';
  return { title, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, scoreVisible };
}

/** Counts and marks of the subjects, without their questions. */
function viewSubjects({ subjects, negativeMarkingPercentage }: CampaignExam) {
  const scheme = schemeOf({ examKind: 'campaign', negativeMarkingPercentage });
  return subjects.map(({ subjectName, mandatory, mcqs }) => ({
    subjectName,
    mandatory,
    questionCount: mcqs.length,
    marks: fullMarksOf(scheme, mcqs),
  }));
}

/** The public view of an exam campaign: counts of questions, never the questions. */
export function viewExamCampaign(campaign: Campaign, nowMs: number): z.input<typeof examCampaign> {
  const exam = campaign.exam ?? noExam;
  return {
    ...viewCampaign(campaign, nowMs),
    resultsReleasedAt: campaign.resultsReleasedAt,
    exam: {
      ...viewRules(exam),
      subjects: viewSubjects(exam),
    },
  };
}

function adminFieldsOf({ edited, unconfirmedSeats = 0, unconfirmedWaiting = 0 }: Campaign) {
  return { ...editedView(edited), unconfirmedCount: unconfirmedSeats + unconfirmedWaiting };
}

export function viewCampaignForAdmin(campaign: Campaign, nowMs: number): z.input<typeof campaignForAdmin> {
  return { ...viewCampaign(campaign, nowMs), ...adminFieldsOf(campaign) };
}

/** The campaign with every question and its key. */
export function viewExamCampaignForAdmin(
  campaign: Campaign,
  nowMs: number,
): z.input<typeof examCampaignForAdmin> {
  const exam = campaign.exam ?? noExam;
  const counted = viewSubjects(exam);
  return {
    ...viewExamCampaign(campaign, nowMs),
    ...adminFieldsOf(campaign),
    startedAt: campaign.startedAt ?? null,
    exam: {
      ...viewRules(exam),
      order: { ...orderOf(exam) },
      subjects: exam.subjects.map(({ subjectName, mandatory, mcqs }, at) => ({
        subjectName,
        mandatory,
        questionCount: mcqs.length,
        marks: counted[at]?.marks ?? 0,
        mcqs: mcqs.map((question) => ({ ...question, options: [...question.options] })),
      })),
    },
  };
}
