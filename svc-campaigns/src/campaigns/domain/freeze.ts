import { DomainError } from '@pathshala/contract-kit/domain-error';
import { phaseOf, type Campaign, type CampaignExam } from './campaign.ts';

/** Answers that are under way at the end still count for 3 s in svc-exams; the rest is for clocks that differ. */
const releaseGraceMs = 5_000;

/** Whether students have, or may have, begun to sit the exam. */
function hasStarted(campaign: Campaign, now: string): boolean {
  if ((campaign.startedAt ?? null) !== null) return true;
  return campaign.isPaperPublished && phaseOf(campaign, now) !== 'upcoming';
}

/** The paper part by part, whatever order its fields were stored in; its title is no part of it. */
function paperFacts(exam: CampaignExam | null) {
  if (exam === null) return null;
  const { timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, scoreVisible } = exam;
  return [
    [timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, scoreVisible ?? 'after-end'],
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

/** Everything but title and description. */
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
 * Refuses a change of what students rely on. After the start: the start date and the paper. After the release of the results:
 * everything but title and description. An end that is moved while the exam can be sat lies ahead; svc-exams moves open deadlines.
 */
export function refuseFrozenChange(before: Campaign, after: Campaign, now: string): void {
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

/** CMP-06: the results may be released once no answer can count any more. */
export function isOverWithGrace({ endDate }: Campaign, now: string): boolean {
  return Date.parse(now) > Date.parse(endDate) + releaseGraceMs;
}

/** Students are sitting the exam: it has to end before it can be deleted. */
export function isBeingSat(campaign: Campaign, now: string): boolean {
  return (campaign.startedAt ?? null) !== null && !isOverWithGrace(campaign, now);
}

/** `exams.exam.started.v1`: the earliest start counts, however often it is delivered. Null: known already. */
export function recordStart(campaign: Campaign, startedAt: string): Campaign | null {
  const known = campaign.startedAt ?? null;
  return known !== null && known <= startedAt ? null : { ...campaign, startedAt };
}
