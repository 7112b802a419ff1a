import type { Standing } from '../../registrations/index.ts';
import { ranksOf } from './ranks.ts';
import { rankSubjects, type SubjectRank } from './subject-ranks.ts';

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

const byMerit = (one: Participant, other: Participant): number =>
  one.standing.order - other.standing.order || (one._id < other._id ? -1 : 1);

/** The entry without the ranks by subject. */
export function entryOf({ _id, standing }: Participant, rank: number): IssuedEntry {
  const { resultId, score, meritScore, totalMarks, durationMs } = standing;
  const merit = meritScore === undefined ? {} : { meritScore };
  return { registrationId: _id, rank, resultId, score, ...merit, totalMarks, durationMs };
}

/** The merit list of all participants, best first. */
export function rankAll(participants: readonly Participant[]): IssuedEntry[] {
  const sorted = participants.toSorted(byMerit);
  const orders = sorted.map(({ standing }) => standing.order);
  const ranks = ranksOf(orders, { firstRank: 1, position: 1 });
  const subjectsOf = rankSubjects(sorted.map(({ standing }) => standing.subjects ?? []));
  return sorted.map((participant, index) => {
    const { subjects = [] } = participant.standing;
    const entry = entryOf(participant, ranks[index] ?? 0);
    return subjects.length === 0 ? entry : { ...entry, subjects: subjectsOf(subjects) };
  });
}

/** The entries of the previous version, by registration. */
type PreviousPlaces = ReadonlyMap<string, IssuedEntry>;

export function compareWith(
  previous: PreviousPlaces,
  entries: readonly IssuedEntry[],
): { readonly entries: IssuedEntry[]; readonly changes: IssueChanges } {
  const changes = { entered: 0, left: previous.size, up: 0, down: 0, marks: 0 };
  const compared = entries.map((entry) => {
    const before = previous.get(entry.registrationId);
    if (!before) {
      changes.entered += 1;
      return { ...entry, before: null };
    }
    const { rank, score } = before;
    changes.left -= 1;
    if (entry.rank < rank) changes.up += 1;
    if (entry.rank > rank) changes.down += 1;
    if (score !== entry.score) changes.marks += 1;
    return { ...entry, before: { rank, score } };
  });
  return { entries: compared, changes };
}

/** Whether a line is the same as in the previous version. */
function isSame(entry: IssuedEntry, before: IssuedEntry | undefined): boolean {
  const { before: _, ...now } = entry;
  const { before: __, ...then } = before ?? {};
  return JSON.stringify(now) === JSON.stringify(then);
}

/** Whether a new version would equal the previous one. */
export function isUnchanged(previous: PreviousPlaces, entries: readonly IssuedEntry[]): boolean {
  if (previous.size !== entries.length) return false;
  return entries.every((entry) => isSame(entry, previous.get(entry.registrationId)));
}
