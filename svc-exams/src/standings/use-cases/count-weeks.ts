import { DomainError } from '@pathshala/contract-kit/domain-error';
import { weekOf, weekRange } from '@pathshala/rules/standings';
import {
  countedQuestions,
  markerOf,
  scoreHiddenUntil,
  type Attempts,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import type { Entitlements } from '../../entitlements/index.ts';
import { hasWindow, rulesOf, type Papers } from '../../papers/index.ts';
import { listsOf } from '../domain/standing-list.ts';
import { pointsOfAttempt, weekPoints, type Contribution } from '../domain/week-points.ts';
import type { CountWeeks, HiddenAttempts, Members, Places, Tallies, Tally } from '../ports.ts';

interface CountWeeksDependencies {
  readonly attempts: Pick<Attempts, 'submittedBetween'>;
  readonly entitlements: Pick<Entitlements, 'coursesOf'>;
  readonly papers: Pick<Papers, 'findVersion' | 'head'>;
  readonly members: Pick<Members, 'find'>;
  readonly tallies: Tallies;
  readonly places: Places;
  readonly hiddenAttempts: HiddenAttempts;
  readonly now: () => number;
}

/** More lost races than this indicate an error. */
const maxRaces = 8;

/** The only way to compute points: from the stored attempts, so that a repeat or a correction gives the right points. */
export function countWeeks(dependencies: CountWeeksDependencies): CountWeeks {
  const { attempts, entitlements, members, tallies, places, hiddenAttempts } = dependencies;
  const contributionOf = readContribution(dependencies);
  return async (studentId, weeks) => {
    if (weeks.length === 0 || (await members.find(studentId)) === null) return;
    for (let race = 0; !(await count(studentId, weeks)); race += 1) {
      if (race === maxRaces) throw new DomainError('conflict', 'common.conflict');
    }
    // Checked after the writes: a member who left in between removed only the tallies stored until then.
    if ((await members.find(studentId)) === null) await tallies.removeOf(studentId);
  };

  /** False: another count or another list was written meanwhile. */
  async function count(studentId: string, weeks: readonly string[]): Promise<boolean> {
    // Read before the attempts: an attempt that is submitted after this is counted by its own call, which finds another `rev`.
    const before = new Map((await tallies.ofStudent(studentId)).map((tally) => [tally.week, tally]));
    const lists = listsOf(await entitlements.coursesOf(studentId), await places.find(studentId));
    const byWeek = await contributions(studentId, weeks);
    const written = await Promise.all(
      weeks.map(async (week) => {
        const tally = { studentId, week, lists, points: weekPoints(byWeek.get(week) ?? []) };
        const stored = before.get(week);
        return isAsStored(tally, stored) || tallies.write(tally, stored?.rev ?? null);
      }),
    );
    return written.every(Boolean);
  }

  async function contributions(studentId: string, weeks: readonly string[]) {
    const sorted = weeks.toSorted();
    const range = {
      from: weekRange(sorted[0] ?? '').from,
      to: weekRange(sorted.at(-1) ?? '').to,
    };
    const byWeek = new Map<string, Contribution[]>(weeks.map((week) => [week, []]));
    for (const attempt of await attempts.submittedBetween(studentId, range)) {
      const week = weekOf(Date.parse(attempt.outcome.submittedAt));
      const ofWeek = byWeek.get(week);
      if (ofWeek === undefined) continue;
      const contribution = await contributionOf(attempt);
      if (contribution !== 'hidden') ofWeek.push(contribution);
      else await hiddenAttempts.add({ attemptId: attempt._id, examId: attempt.examId, studentId, week });
    }
    return byWeek;
  }
}

function isAsStored(tally: Tally, stored: Tally | undefined): boolean {
  if (stored === undefined) return tally.points === 0;
  return tally.points === stored.points && tally.lists.join('\n') === stored.lists.join('\n');
}

function readContribution({ papers, now }: Pick<CountWeeksDependencies, 'papers' | 'now'>) {
  return async (attempt: SubmittedAttempt): Promise<Contribution | 'hidden'> => {
    const { examId, paperVersion, attemptNo, answers } = attempt;
    const isPractice = rulesOf(attempt).right === 'owner';
    const points = pointsOfAttempt({ isPractice, attemptNo });
    if (points === 0) return { points, questionKeys: [] };
    if (hasWindow(attempt)) {
      const head = await papers.head(examId);
      if (scoreHiddenUntil(head, now()) !== null) return 'hidden';
    }
    const version = await papers.findVersion(examId, paperVersion);
    // A practice that was removed meanwhile has no paper.
    if (version === null) return { points, questionKeys: [] };
    const markOf = markerOf(version.paper);
    const right = countedQuestions(version.paper, attempt).filter((question) => {
      const answer = answers[question._id];
      return answer !== undefined && markOf(question, answer).outcome === 'correct';
    });
    // A copy counts as the question of the bank from which it was made.
    return { points, questionKeys: right.map(({ _id, bankQuestionId }) => bankQuestionId ?? _id) };
  };
}
