import { searchKeyOf } from '@pathshala/rules/bengali';
import { firstEdit, nextEdit } from '@pathshala/contract-kit/edited';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CampaignInput, ExamCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import type { Campaign, CampaignExam } from './campaign.ts';
import { checkExam, completeExam, hasQuestions } from './exam-rules.ts';
import { isOverWithGrace, refuseFrozenChange } from './freeze.ts';
import { oneLine } from './one-line.ts';
import { windowOf } from './window.ts';

export interface Moment {
  /** ISO 8601. */
  readonly now: string;
  readonly newId: () => string;
  /** Name and id of the administrator who edits; null when unknown. */
  readonly by: string | null;
  readonly byId: string | null;
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
      subjectName: oneLine(subjectName),
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
  const { type, description, image, registrationOpen, maxParticipants } = input;
  const title = oneLine(input.title);
  return {
    title,
    titleKey: searchKeyOf(title),
    type,
    description,
    location: oneLine(input.location),
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

export function draftCampaign(input: CampaignInput | ExamCampaignInput, moment: Moment): Campaign {
  const { newId } = moment;
  const { details, exam, isConfirmed } = partsOf(input);
  const identified = exam ? identifyExam(exam, newId) : null;
  if (identified) checkExam(identified, { confirmNoCorrectOption: isConfirmed });
  return {
    ...details,
    _id: newId(),
    kind: exam ? 'exam' : 'general',
    seatsTaken: 0,
    unconfirmedSeats: 0,
    waitingCount: 0,
    unconfirmedWaiting: 0,
    nextRoll: 1,
    nextWaiting: 1,
    claims: [],
    exam: identified,
    paperVersion: 0,
    isPaperPublished: false,
    startedAt: null,
    resultsReleasedAt: null,
    isReleaseAnnounced: false,
    deletedAt: null,
    edited: firstEdit(moment),
    editedById: moment.byId,
  };
}

/** What students sit: a change here is a new version of the paper. */
function paperOf({ exam, startDate, endDate, title, deletedAt }: Campaign): string | null {
  if (!exam || !hasQuestions(exam) || deletedAt !== null) return null;
  return JSON.stringify([exam, startDate, endDate, exam.title || title]);
}

/** A limit below the places that are taken would take them from people; one that was stored so is left. */
function refuseLowLimit({ seatsTaken, ...before }: Campaign, { maxParticipants }: Campaign): void {
  if (maxParticipants === 0 || maxParticipants >= seatsTaken || maxParticipants === before.maxParticipants)
    return;
  throw new DomainError('invalid', 'campaigns.limit-below-taken', {
    params: { n: seatsTaken },
    fields: { maxParticipants: 'campaigns.limit-below-taken-here' },
  });
}

/** Applies an administrator's change to the revision that was seen. What students rely on stays as it is once the exam has started. */
export function reviseCampaign(
  campaign: Campaign,
  input: CampaignInput | ExamCampaignInput,
  moment: Moment,
): Campaign {
  const edited = nextEdit(campaign.edited, { ...moment, rev: input.rev });
  const { details, exam, isConfirmed } = partsOf(input);
  const identified = exam ? identifyExam(exam, moment.newId) : null;
  const revised = { ...campaign, ...details, exam: identified, edited, editedById: moment.byId };
  refuseFrozenChange(campaign, revised, moment.now);
  if (identified) checkExam(identified, { confirmNoCorrectOption: isConfirmed });
  refuseLowLimit(campaign, revised);
  return revised;
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

/** CMP-06: only after the end and its grace, and once; a second release changes nothing. */
export function releaseResults(campaign: Campaign, now: string): Campaign | null {
  if (campaign.kind !== 'exam' || campaign.deletedAt !== null)
    throw new DomainError('not-found', 'campaigns.not-found');
  if (campaign.resultsReleasedAt !== null) return null;
  if (!isOverWithGrace(campaign, now)) throw new DomainError('invalid', 'campaigns.not-over');
  return { ...campaign, resultsReleasedAt: now };
}
