import type { Standing } from '../../registrations/index.ts';
import type { countSubjects, SubjectRank } from './subject-ranks.ts';

/** A registration with a result, as the ranking reads it. */
export interface Participant {
  readonly _id: string;
  readonly standing: Standing;
}

interface Place {
  readonly rank: number;
  readonly score: number;
}

/** One line of a version of a merit list. It never changes; name and roll number are in the registration. */
export interface IssuedEntry extends Place {
  readonly registrationId: string;
  readonly resultId: string;
  readonly meritScore?: number;
  readonly totalMarks: number;
  /** Milliseconds between start and submit. */
  readonly durationMs: number;
  readonly subjects?: readonly SubjectRank[];
  /** The place in the previous version; null: not listed there. Missing in the first version. */
  readonly before?: Place | null;
}

/** The changes in a version, as numbers of participants. */
export interface IssueChanges {
  readonly entered: number;
  readonly left: number;
  readonly up: number;
  readonly down: number;
  /** Participants with other marks than before, whether or not the rank changed. */
  readonly marks: number;
}

/** The order of merit, best first. */
export const byMerit = (one: Participant, other: Participant): number =>
  one.standing.order - other.standing.order || (one._id < other._id ? -1 : 1);

/** The entry without the ranks by subject. */
export function entryOf({ _id, standing }: Participant, rank: number): IssuedEntry {
  const { resultId, score, meritScore, totalMarks, durationMs } = standing;
  const merit = meritScore === undefined ? {} : { meritScore };
  return { registrationId: _id, rank, resultId, score, ...merit, totalMarks, durationMs };
}

/** Returns the entries of participants who come in the order of merit. Equal orders share a rank: 1, 2, 2, 4. */
export function createRanking(
  rankSubjects: ReturnType<ReturnType<typeof countSubjects>['ranks']>,
): (participant: Participant) => IssuedEntry {
  let position = 0;
  let last = { order: -1, rank: 0 };
  return (participant) => {
    const { order, subjects = [] } = participant.standing;
    position += 1;
    if (order !== last.order) last = { order, rank: position };
    const entry = entryOf(participant, last.rank);
    return subjects.length === 0 ? entry : { ...entry, subjects: rankSubjects(subjects) };
  };
}

/** The places of the previous version, by registration. */
export interface PreviousPlaces {
  readonly size: number;
  get(registrationId: string): Place | undefined;
}

/** Gives each entry its place in the previous version, and counts the changes. */
export function createComparison(previous: PreviousPlaces) {
  const changes = { entered: 0, left: previous.size, up: 0, down: 0, marks: 0 };
  return {
    changes: (): IssueChanges => ({ ...changes }),
    compare(entry: IssuedEntry): IssuedEntry {
      const before = previous.get(entry.registrationId);
      if (before === undefined) {
        changes.entered += 1;
        return { ...entry, before: null };
      }
      const { rank, score } = before;
      changes.left -= 1;
      if (entry.rank < rank) changes.up += 1;
      if (entry.rank > rank) changes.down += 1;
      if (score !== entry.score) changes.marks += 1;
      return { ...entry, before: { rank, score } };
    },
  };
}

/** Whether a line is the same as in the previous version. */
export function isSame(entry: IssuedEntry, previous: IssuedEntry | undefined): boolean {
  const { before: _, ...now } = entry;
  const { before: __, ...then } = previous ?? {};
  return JSON.stringify(now) === JSON.stringify(then);
}
