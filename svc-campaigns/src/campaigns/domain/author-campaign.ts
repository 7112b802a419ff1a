import { listKeyOf } from '@pathshala/rules/bengali-order';
import { oneLine } from '@pathshala/rules/one-line';
import {
  type Deleter,
  deletedNow,
  notDeleted,
  restoreWindowMs,
  undoWindowMs,
} from '@pathshala/rules/undo-window';
import { firstEdit, nextEdit } from '@pathshala/contract-kit/edited';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, CampaignExam } from './campaign.ts';
import type { CampaignExamForm, CampaignForm, ExamForm } from './campaign-form.ts';
import { withCorrectedKeys } from '@pathshala/rules/key-corrections';
import { requireDatesAhead, requireQuestions, requireRoomForExam } from './check-dates.ts';
import { completeExam, requireValidExam } from './exam-rules.ts';
import { isOverWithGrace, requireAllowedChange } from './freeze.ts';
import { requireNobodySits } from './sittings.ts';
import { windowOf } from './window.ts';

interface EditContext {
  /** ISO 8601. */
  readonly now: string;
  readonly newId: () => string;
  /** The administrator; null when unknown. */
  readonly editor: { readonly id: string | null; readonly name: string | null };
}

/**
 * Gives every part without an id a new one. `_id` is the first key of each part: the paper is compared as JSON text with
 * the stored one, so the order of keys matters.
 */
function identifyExam(exam: ExamForm, newId: () => string): CampaignExam {
  const identify = <Part extends { readonly _id?: string | undefined }>({
    _id = newId(),
    ...rest
  }: Part) => ({
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

/** The fields that an administrator edits, named one by one: a form may hold more. */
function detailsOf(form: CampaignForm) {
  const { type, description, image, registrationOpen, maxParticipants } = form;
  const title = oneLine(form.title);
  return {
    title,
    titleKey: listKeyOf(title),
    type,
    description,
    location: oneLine(form.location),
    image,
    registrationOpen,
    maxParticipants,
    ...windowOf(form),
  };
}

/** Throws `invalid` for an incomplete window or exam, and for a window in the past unless it `mayBePast`. */
export function draftCampaign(
  form: CampaignForm,
  context: EditContext & { readonly mayBePast?: boolean },
): Campaign {
  const { editor, now } = context;
  const details = detailsOf(form);
  const exam = form.exam && identifyExam(form.exam, context.newId);
  if (exam) requireValidExam(exam, form);
  const drafted: Campaign = {
    ...details,
    _id: context.newId(),
    kind: exam ? 'exam' : 'general',
    seatsTaken: 0,
    unconfirmedSeats: 0,
    waitingCount: 0,
    unconfirmedWaiting: 0,
    nextRoll: 1,
    nextWaiting: 1,
    claims: [],
    exam,
    paperVersion: 0,
    isPaperPublished: false,
    startedAt: null,
    resultsReleasedAt: null,
    isReleaseAnnounced: false,
    deletedAt: null,
    edited: firstEdit({ now, by: editor.name }),
    editedById: editor.id,
  };
  requireQuestions(drafted);
  requireRoomForExam(null, drafted, now);
  if (!context.mayBePast) requireDatesAhead(null, drafted, now);
  return drafted;
}

/** A new limit may not be below the places taken. A stored limit that already is may stay. */
function requireLimitAboveTaken({ seatsTaken, ...before }: Campaign, { maxParticipants }: Campaign): void {
  if (maxParticipants === 0 || maxParticipants >= seatsTaken || maxParticipants === before.maxParticipants)
    return;
  throw new DomainError('invalid', 'campaigns.limit-below-taken', {
    params: { n: seatsTaken },
    fields: { maxParticipants: 'campaigns.limit-below-taken-here' },
  });
}

/**
 * Applies an administrator's form. Throws `conflict` for an outdated `rev` and for a change of a frozen field, `invalid` for an
 * incomplete exam or a limit below the places taken.
 */
export function reviseCampaign(campaign: Campaign, form: CampaignForm, context: EditContext): Campaign {
  const revised = { ...campaign, ...detailsOf(form), ...examOf(campaign, form, context) };
  requireRevision(campaign, revised, { form, now: context.now });
  requireDatesAhead(campaign, revised, context.now);
  requireLimitAboveTaken(campaign, revised);
  return revised;
}

/** Like `reviseCampaign`, for the exam alone: the rest of the campaign stays unchanged. */
export function reviseCampaignExam(
  campaign: Campaign,
  form: CampaignExamForm,
  context: EditContext,
): Campaign {
  const revised = { ...campaign, ...examOf(campaign, form, context) };
  requireRevision(campaign, revised, { form, now: context.now });
  return revised;
}

type AnyExamForm = Pick<CampaignForm, 'exam' | 'rev' | 'confirmNoCorrectOption'>;

/** The exam of a form with the keys that were corrected since, and the edit that stores it. */
function examOf(campaign: Campaign, form: AnyExamForm, { editor, now, newId }: EditContext) {
  const edited = nextEdit(campaign.edited, { rev: form.rev, now, by: editor.name });
  const exam = form.exam && withCorrectedKeys(identifyExam(form.exam, newId), campaign.keyCorrections);
  return { exam, edited, editedById: editor.id };
}

function requireRevision(
  campaign: Campaign,
  revised: Campaign,
  { form, now }: { readonly form: AnyExamForm; readonly now: string },
): void {
  requireAllowedChange(campaign, revised, now);
  if (revised.exam) requireValidExam(revised.exam, form);
  requireQuestions(revised);
  requireRoomForExam(campaign, revised, now);
}

/**
 * CMP-06: only after the end and its grace, and when nobody sits with extra time. Returns null when the results are released
 * already.
 */
export function releaseResults(campaign: Campaign, now: string): Campaign | null {
  requireKind('exam', campaign);
  if (campaign.resultsReleasedAt !== null) return null;
  if (!isOverWithGrace(campaign, now)) throw new DomainError('invalid', 'campaigns.not-over');
  requireNobodySits(campaign, now);
  return { ...campaign, resultsReleasedAt: now };
}

/** Deletes the campaign and opens its undo window, at whose end its registrations are cancelled. */
export function deleteCampaign(campaign: Campaign, now: number, by: Deleter): Campaign {
  return { ...campaign, ...deletedNow(now, by, undoWindowMs) };
}

/** The undo window is over: its registrations are cancelled. */
export function removeCampaign(campaign: Campaign, now: string): Campaign {
  return {
    ...campaign,
    removalDueAt: null,
    removedAt: now,
    registrationOpen: false,
    isCancellationDue: true,
  };
}

/**
 * Undoes `deleteCampaign`: within the undo window with its registrations, later without the cancelled ones. Returns null if the
 * campaign is not deleted; throws `gone` once it cannot be restored any more, `conflict` while registrations are being
 * cancelled.
 */
export function restoreCampaign(campaign: Campaign, now: number): Campaign | null {
  const { deletedAt } = campaign;
  if (deletedAt === null) return null;
  if (now >= restorableUntil({ deletedAt })) throw new DomainError('gone', 'campaigns.restore-too-late');
  if (campaign.isCancellationDue === true) throw new DomainError('conflict', 'campaigns.restore-later');
  return { ...campaign, ...notDeleted, removedAt: null };
}

/** Epoch milliseconds. */
export function restorableUntil({ deletedAt }: { readonly deletedAt: string }): number {
  return Date.parse(deletedAt) + restoreWindowMs;
}

/** Throws `not-found` for a missing or deleted campaign and for a campaign of the other kind. */
export function requireKind(kind: Campaign['kind'], campaign: Campaign | null): asserts campaign is Campaign {
  if (!campaign || campaign.kind !== kind || campaign.deletedAt !== null)
    throw new DomainError('not-found', 'campaigns.not-found');
}
