import { DomainError } from '@pathshala/service-kit/errors';
import type { CampaignInput, ExamCampaignInput } from '../../../contract/campaign.ts';
import { phaseOf, type Campaign, type CampaignExam } from './campaign.ts';
import { checkExam, completeExam, hasQuestions } from './exam-rules.ts';
import { windowOf } from './window.ts';

export interface Moment {
  /** ISO 8601. */
  readonly now: string;
  readonly newId: () => string;
}

/** The exam with an id on every part: those sent along are kept, the others are new. Ids come first, as they are sent back. */
function identifyExam(exam: ExamCampaignInput['exam'], newId: () => string): CampaignExam {
  const identify = <Part extends { _id?: string | undefined }>({ _id = newId(), ...rest }: Part) => ({
    _id,
    ...rest,
  });
  return completeExam({
    ...exam,
    subjects: exam.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      mcqs: mcqs.map((question) => ({
        ...identify(question),
        options: question.options.map((option) => identify(option)),
      })),
    })),
  });
}

/** What an author decides, by name: an answer that is sent back holds more. */
function detailsOf(input: CampaignInput) {
  const { title, type, description, location, image, registrationOpen, maxParticipants } = input;
  return {
    title,
    type,
    description,
    location,
    image,
    registrationOpen,
    maxParticipants,
    ...windowOf(input),
  };
}

/** Separates what the campaign stores from what only confirms. */
function partsOf(input: CampaignInput | ExamCampaignInput) {
  if (!('exam' in input)) return { details: detailsOf(input), exam: null, isConfirmed: false };
  return { details: detailsOf(input), exam: input.exam, isConfirmed: input.confirmNoCorrectOption };
}

export function draftCampaign(input: CampaignInput | ExamCampaignInput, { newId }: Moment): Campaign {
  const { details, exam, isConfirmed } = partsOf(input);
  const identified = exam ? identifyExam(exam, newId) : null;
  if (identified) checkExam(identified, { confirmNoCorrectOption: isConfirmed });
  return {
    ...details,
    _id: newId(),
    kind: exam ? 'exam' : 'general',
    seatsTaken: 0,
    waitingCount: 0,
    nextRoll: 1,
    nextWaiting: 1,
    claims: [],
    exam: identified,
    paperVersion: 0,
    isPaperPublished: false,
    resultsReleasedAt: null,
    isReleaseAnnounced: false,
    deletedAt: null,
  };
}

/** What students sit: a change here is a new version of the paper. */
function paperOf({ exam, startDate, endDate, title, deletedAt }: Campaign): string | null {
  if (!exam || !hasQuestions(exam) || deletedAt !== null) return null;
  return JSON.stringify([exam, startDate, endDate, exam.title || title]);
}

/** Applies an administrator's change. The questions of an exam that has begun stay as they are: students are sitting it. */
export function reviseCampaign(
  campaign: Campaign,
  input: CampaignInput | ExamCampaignInput,
  { now, newId }: Moment,
): Campaign {
  const { details, exam, isConfirmed } = partsOf(input);
  const identified = exam ? identifyExam(exam, newId) : null;
  if (identified) checkExam(identified, { confirmNoCorrectOption: isConfirmed });
  const hasBegun = campaign.isPaperPublished && phaseOf(campaign, now) !== 'upcoming';
  if (hasBegun && JSON.stringify(identified) !== JSON.stringify(campaign.exam)) {
    throw new DomainError('conflict', 'campaigns.exam-running');
  }
  return { ...campaign, ...details, exam: identified };
}

export type PaperStep = 'none' | 'publish' | 'withdraw';

/** Decides whether the exam service must hear of the change, and counts the version up if so. */
export function stepPaper(before: Campaign | null, after: Campaign): { campaign: Campaign; step: PaperStep } {
  const was = before?.isPaperPublished ? paperOf(before) : null;
  const is = paperOf(after);
  if (was === is) return { campaign: after, step: 'none' };
  const campaign = { ...after, paperVersion: after.paperVersion + 1, isPaperPublished: is !== null };
  return { campaign, step: is === null ? 'withdraw' : 'publish' };
}

/** CMP-06: only after the end, and once; a second release changes nothing. */
export function releaseResults(campaign: Campaign, now: string): Campaign | null {
  if (campaign.kind !== 'exam') throw new DomainError('not-found', 'campaigns.not-found');
  if (campaign.resultsReleasedAt !== null) return null;
  if (phaseOf(campaign, now) !== 'past') throw new DomainError('invalid', 'campaigns.not-over');
  return { ...campaign, resultsReleasedAt: now };
}
