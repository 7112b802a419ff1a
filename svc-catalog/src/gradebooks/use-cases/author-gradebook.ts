import { type Editor, firstEditMark, nextEditMark, noEditor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CourseLookup, CourseMembers } from '../../enrolments/index.ts';
import { firstRules, type GradebookRules } from '../domain/gradebook.ts';
import { requireWeights } from '../domain/require-weights.ts';
import type { Gradebooks } from '../ports.ts';
import {
  type CourseFacts,
  type FollowFacts,
  type ReadCourseFacts,
  requireCourseName,
} from './course-facts.ts';

interface AuthorGradebookDependencies {
  readonly gradebooks: Gradebooks;
  readonly courses: Pick<CourseLookup, 'find'>;
  readonly courseMembers: Pick<CourseMembers, 'countOf'>;
  readonly readFacts: ReadCourseFacts;
  readonly followFacts: FollowFacts;
  readonly now: () => number;
}

export interface DescribedGradebook extends CourseFacts {
  readonly courseName: string;
  readonly studentCount: number;
  readonly isSorting: boolean;
}

export function readGradebook(deps: AuthorGradebookDependencies) {
  return async (courseId: string): Promise<DescribedGradebook> => {
    const courseName = await requireCourseName(deps.courses, courseId);
    const facts = await deps.readFacts(courseId);
    const studentCount = await deps.courseMembers.countOf(courseId);
    return { ...facts, courseName, studentCount, ...(await deps.followFacts(facts)) };
  };
}

interface ReplaceGradebookCommand {
  readonly courseId: string;
  readonly rules: GradebookRules;
  /** The revision that the editor has read. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

const maxTries = 12;

/** Sets the weights and rules; the totals of all students follow. */
export function replaceGradebook(deps: AuthorGradebookDependencies) {
  const read = readGradebook(deps);
  const { gradebooks, courses, readFacts, now } = deps;

  /** False: another editor was first. */
  async function write({ courseId, rules, rev, editor }: ReplaceGradebookCommand): Promise<boolean> {
    const at = new Date(now()).toISOString();
    const stored = await gradebooks.find(courseId);
    if (stored === null) {
      await gradebooks.insert({ _id: courseId, ...firstRules, ...firstEditMark(noEditor, at) });
      return false;
    }
    const mark = nextEditMark(stored, editor, { rev, now: at });
    return gradebooks.replace({ _id: courseId, ...rules, ...mark }, stored.edited.rev);
  }

  return async (command: ReplaceGradebookCommand): Promise<DescribedGradebook> => {
    const { courseId, rules } = command;
    await requireCourseName(courses, courseId);
    const { items } = await readFacts(courseId);
    requireWeights(items, rules);
    for (let tries = 1; tries <= maxTries; tries += 1) {
      if (await write(command)) return read(courseId);
    }
    throw new DomainError('conflict', 'common.conflict');
  };
}
