import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import { LRUCache } from 'lru-cache';
import type { Attempt, AttemptFacts } from '../domain/attempt.ts';

/** The number of attempts in memory: more than sit at once on one machine; about 400 bytes for facts, 100 for a version. */
const cachedAttempts = 20_000;

type Version = Pick<Attempt, 'studentId' | 'examId' | 'paperVersion'>;

/** The facts that a process caches of attempts that it has read or written. */
export interface AttemptMemory {
  /** Returns the attempt it was given. */
  readonly remember: <Found extends Attempt | null>(attempt: Found) => Found;
  /** The facts of open attempts, which every save is checked against. */
  readonly facts: (id: string) => AttemptFacts | undefined;
  /** Needed after each write that may change the facts: they name the deadline, the device and the choice of subjects. */
  readonly forget: (id: string) => void;
  /**
   * Whether the student is known to have an attempt on this version of the paper: an attempt stays on its version. Only
   * attempts at practices are removed, together with their papers, which nobody reads after that.
   */
  readonly hasVersion: (version: Version) => boolean;
  readonly rememberVersion: (version: Version) => void;
}

export function createAttemptMemory(): AttemptMemory {
  const known = new LRUCache<string, AttemptFacts>(entryLimit(cachedAttempts));
  const versions = new LRUCache<string, true>(entryLimit(cachedAttempts));
  const rememberVersion = (version: Version): void => void versions.set(keyOf(version), true);
  return {
    remember(attempt) {
      if (attempt === null) return attempt;
      rememberVersion(attempt);
      // Facts serve saves, and a submitted attempt takes none.
      if (attempt.status === 'open') known.set(attempt._id, factsOf(attempt));
      else known.delete(attempt._id);
      return attempt;
    },
    facts: (id) => known.get(id),
    forget: (id) => void known.delete(id),
    hasVersion: (version) => versions.has(keyOf(version)),
    rememberVersion,
  };
}

function keyOf({ studentId, examId, paperVersion }: Version): string {
  return `${studentId} ${examId} ${paperVersion}`;
}

function factsOf(attempt: Attempt): AttemptFacts {
  const { _id, studentId, examKind, examId, paperVersion, startedAt, deadlineAt, graceMs } = attempt;
  const { chosenSubjects, choiceNo, device = null } = attempt;
  return {
    _id,
    studentId,
    examKind,
    examId,
    paperVersion,
    startedAt,
    deadlineAt,
    graceMs,
    chosenSubjects,
    choiceNo,
    device,
  };
}
