import { DomainError } from '@pathshala/contract-kit/domain-error';
import { examLimits } from '@pathshala/rules/exam-limits';
import { orderOf, phaseOf, type Campaign, type CampaignExam } from './campaign.ts';

/** How long svc-exams accepts answers after the end, unless its event has stated another time. */
const usualGraceMs = examLimits.graceSeconds.standard * 1000;

/** Milliseconds for the difference between the clocks of two machines. */
const skewMs = 2_000;

/** Milliseconds after the end from which no answer is accepted any more. */
export function releaseGraceOf({ graceMs = usualGraceMs }: Pick<Campaign, 'graceMs'>): number {
  return graceMs + skewMs;
}

/** Whether students have, or may have, started the exam. */
export function hasStarted(campaign: Campaign, now: string): boolean {
  if ((campaign.startedAt ?? null) !== null) return true;
  return campaign.isPaperPublished && phaseOf(campaign, now) !== 'upcoming';
}

/** The parts of the paper in a fixed order, without its title: stored documents differ in the order of their fields. */
function paperFacts(exam: CampaignExam | null) {
  if (exam === null) return null;
  const { timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, scoreVisible } = exam;
  return [
    [timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, scoreVisible ?? 'after-end'],
    orderOf(exam),
    exam.subjects.map(({ subjectName, mandatory, mcqs }) => [
      subjectName,
      mandatory,
      mcqs.map(({ _id, question, points, explanation, options }) => [
        [_id, question, points, explanation],
        options.map((option) => [option._id, option.text, option.isCorrect]),
      ]),
    ]),
  ];
}

/** All fields except title and description. */
function frozenByRelease(campaign: Campaign) {
  const { type, date, startDate, endDate, location, image, registrationOpen, maxParticipants } = campaign;
  return [
    [type, date, startDate, endDate, location, image, registrationOpen, maxParticipants],
    campaign.exam?.title,
    paperFacts(campaign.exam),
  ];
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * After the start, the start date and the paper are frozen; after the release of the results, all fields except title and
 * description. The end can be moved to a time in the future; svc-exams then moves the deadlines of open attempts. Throws
 * `conflict` for a frozen part, `invalid` for an end in the past.
 */
export function requireAllowedChange(before: Campaign, after: Campaign, now: string): void {
  if (before.kind !== 'exam') return;
  if (before.resultsReleasedAt !== null && differ(frozenByRelease(before), frozenByRelease(after)))
    throw new DomainError('conflict', 'campaigns.results-released');
  if (!hasStarted(before, now)) return;
  const isMoved = before.startDate !== after.startDate;
  if (isMoved || differ(paperFacts(before.exam), paperFacts(after.exam)))
    throw new DomainError('conflict', 'campaigns.exam-started');
  if (before.endDate !== after.endDate && after.endDate < now)
    throw new DomainError('invalid', 'campaigns.window', { fields: { endDate: 'campaigns.end-past' } });
}

/** CMP-06: no answer is accepted any more, so the results can be released. */
export function isOverWithGrace(campaign: Campaign, now: string): boolean {
  return Date.parse(now) > Date.parse(campaign.endDate) + releaseGraceOf(campaign);
}

export interface Start {
  readonly startedAt: string;
  /** The same at each start of the exam; missing in older events. */
  readonly graceMs?: number | undefined;
}

/** Stores the earliest start, whatever the order of delivery. Returns null when it is already known. */
export function recordStart(campaign: Campaign, { startedAt, graceMs }: Start): Campaign | null {
  const known = campaign.startedAt ?? null;
  const isKnown = known !== null && known <= startedAt;
  return isKnown ? null : { ...campaign, startedAt, ...(graceMs !== undefined && { graceMs }) };
}
