import type { Assignments, Submissions } from '../ports.ts';

interface ListWaitingDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly submissions: Submissions;
}

export interface WaitingAssignment {
  readonly _id: string;
  readonly title: string;
  readonly unmarked: number;
  /** ISO 8601: the oldest unmarked hand-in. */
  readonly since: string;
}

const lookedAt = 500;
const shown = 5;

/** The assignments whose hand-ins have waited longest for marks. */
export function listWaiting({ assignments, submissions }: ListWaitingDependencies) {
  return async (): Promise<WaitingAssignment[]> => {
    const oldest = new Map<string, string>();
    for (const { assignmentId, handedInAt } of await submissions.oldestUnmarked(lookedAt)) {
      if (!oldest.has(assignmentId)) oldest.set(assignmentId, handedInAt);
    }
    const waiting: WaitingAssignment[] = [];
    for (const [assignmentId, since] of oldest) {
      const assignment = await assignments.find(assignmentId);
      if (assignment === null || assignment.deletedAt !== null) continue;
      const unmarked = await submissions.count({ assignmentId, isMarked: false });
      waiting.push({ _id: assignmentId, title: assignment.title, unmarked, since });
      if (waiting.length === shown) break;
    }
    return waiting;
  };
}

export type ListWaiting = ReturnType<typeof listWaiting>;
