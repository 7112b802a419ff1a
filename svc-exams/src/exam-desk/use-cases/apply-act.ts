import {
  type Attempt,
  type AttemptPorts,
  type Attempts,
  type DeskAttempts,
  dueOf,
  isOver,
} from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import { endAct } from '../domain/desk-acts.ts';
import { hasTimeOf, regain, reopen } from '../domain/reopened-attempt.ts';
import type { DeskAct, ExamDesks } from '../ports.ts';
import { requireExam, type DeskHead } from './require-exam.ts';

const minuteMs = 60_000;

interface ApplyActDependencies extends Pick<AttemptPorts, 'followWindow'> {
  readonly desks: ExamDesks;
  readonly attempts: Attempts;
  readonly deskAttempts: DeskAttempts;
  readonly papers: Papers;
}

/**
 * Applies a recorded act to the attempts. Idempotent, so that another process can finish it. False: it came too late, or the
 * attempt was reopened or marked meanwhile.
 */
export function applyAct({ desks, attempts, deskAttempts, papers, followWindow }: ApplyActDependencies) {
  return async (examId: string, act: DeskAct): Promise<boolean> => {
    const head = await requireExam(papers, examId);
    const isDone = await applied(head, act);
    await desks.change(examId, (desk) => endAct(desk, act._id, isDone));
    return isDone;
  };

  function applied(head: DeskHead, act: DeskAct): Promise<boolean> {
    if (act.kind === 'minutes-for-all') return giveAll(head, act);
    return act.kind === 'reopened' ? openAgain(head, act) : giveOne(head, act);
  }

  async function giveAll(head: DeskHead, act: DeskAct): Promise<boolean> {
    if (!hasTimeOf(head, act._id)) await papers.giveTime(head, givenToAll(head, act));
    const extended = await requireExam(papers, head.paperId);
    await followWindow(extended);
    for (const id of await deskAttempts.closedSince(head.paperId, act.at))
      await regainInTime(extended, act, id);
    return true;
  }

  async function regainInTime(head: DeskHead, act: DeskAct, id: string): Promise<void> {
    const version = (await attempts.facts(id))?.paperVersion;
    if (version === undefined) return;
    const times = await timesOf(papers, head, version);
    await attempts.change(id, (attempt) => regain(attempt, act, { until: dueOf(attempt, times) }));
  }

  /** Repeats while others change the deadline. A student who sat at the moment of the act gets the time, whatever happened since. */
  async function giveOne(head: DeskHead, act: DeskAct): Promise<boolean> {
    const { _id: actId, at, attemptId } = act;
    const minutes = act.minutes ?? 0;
    for (;;) {
      const attempt = await attempts.find(attemptId ?? '');
      if (attempt === null) return false;
      if (hasTimeOf(attempt, actId)) return true;
      if (isOver(attempt, Date.parse(at))) return false;
      const to = new Date(Date.parse(attempt.deadlineAt) + minutes * minuteMs).toISOString();
      await holdScores(head, to);
      const extra = { actId, at, minutes };
      if (await deskAttempts.giveTime(attempt, { to, extra })) return true;
      const regained = (current: Attempt) => regain(current, act, { until: to, own: extra });
      if ((await attempts.change(attempt._id, regained)).status === 'submitted') return false;
    }
  }

  async function openAgain(head: DeskHead, act: DeskAct): Promise<boolean> {
    const attempt = await attempts.find(act.attemptId ?? '');
    if (attempt === null) return false;
    const times = await timesOf(papers, head, attempt.paperVersion);
    const reopened = reopen(attempt, times, act);
    if (reopened === null) return hasTimeOf(attempt, act._id);
    await holdScores(head, reopened.deadlineAt);
    const changed = await attempts.change(attempt._id, (current) => reopen(current, times, act));
    return hasTimeOf(changed, act._id);
  }

  /** Stored before the attempt has the time: no score is shown while it is open. */
  async function holdScores(head: DeskHead, until: string): Promise<void> {
    if (until > lastEndOf(head)) await papers.extendTo(head, until);
  }
}

function givenToAll(head: DeskHead, { _id: actId, at, minutes: given }: DeskAct) {
  const minutes = given ?? 0;
  const until = new Date(Date.parse(lastEndOf(head)) + minutes * minuteMs).toISOString();
  return { extra: { actId, at, minutes }, until };
}

/** The latest deadline of any attempt. */
function lastEndOf({ window, extendedTo }: DeskHead): string {
  const { closesAt } = window;
  return extendedTo != null && extendedTo > closesAt ? extendedTo : closesAt;
}

async function timesOf(papers: Papers, { paperId, window, extraTimes }: DeskHead, version: number) {
  const { paper } = await papers.version(paperId, version);
  return { timeLimit: paper.timeLimit, window, extraTimes };
}
