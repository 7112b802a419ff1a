import { DomainError } from '@pathshala/contract-kit/domain-error';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { maxGradedItems } from '@pathshala/svc-catalog-contract/gradebooks';
import type { CourseWork } from '../../assignments/index.ts';
import type { CourseLookup } from '../../enrolments/index.ts';
import {
  firstRules,
  type GradebookRules,
  type GradedItem,
  weighItems,
  type WeightedItem,
} from '../domain/gradebook.ts';
import type { Gradebook, GradebookOrders, Gradebooks, GradedExams } from '../ports.ts';

interface CourseFactsDependencies {
  readonly gradebooks: Pick<Gradebooks, 'find'>;
  readonly exams: Pick<GradedExams, 'ofCourse'>;
  readonly orders: GradebookOrders;
  readonly courseWork: Pick<CourseWork, 'ofCourse'>;
  readonly courses: Pick<CourseLookup, 'find'>;
  readonly now: () => number;
}

/** The rules and items by which the rows of a course are counted. */
export interface CourseFacts {
  readonly courseId: string;
  readonly book: Gradebook | null;
  readonly rules: GradebookRules;
  readonly items: readonly WeightedItem[];
  /** Differs when totals would differ. */
  readonly stamp: string;
}

const byTime = (one: GradedItem, other: GradedItem): number =>
  one.at.localeCompare(other.at) || one.itemId.localeCompare(other.itemId);

function stampOf({ missing, counted }: GradebookRules, items: readonly WeightedItem[]): string {
  const counting = items.map(({ itemId, weight, isDue, batchIds }) => [itemId, weight, isDue, batchIds]);
  return derivedId(JSON.stringify([missing, counted, counting]));
}

export function readCourseFacts(deps: CourseFactsDependencies) {
  const { gradebooks, exams, courseWork, now } = deps;

  async function itemsOf(courseId: string): Promise<readonly GradedItem[]> {
    const [taken, written] = await Promise.all([exams.ofCourse(courseId), courseWork.ofCourse(courseId)]);
    const assignments = written.map(({ _id, title, maxScore, createdAt, dueDate, batchIds = [] }) => {
      const facts = { itemId: _id, kind: 'assignment', title, totalMarks: maxScore } as const;
      return { ...facts, at: createdAt, dueAt: dueDate, batchIds };
    });
    return [...taken, ...assignments].toSorted(byTime).slice(-maxGradedItems);
  }

  return async (courseId: string): Promise<CourseFacts> => {
    const [book, found] = await Promise.all([gradebooks.find(courseId), itemsOf(courseId)]);
    const rules = book ?? firstRules;
    const items = weighItems(found, rules, now());
    return { courseId, book, rules, items, stamp: stampOf(rules, items) };
  };
}

export type ReadCourseFacts = ReturnType<typeof readCourseFacts>;

/** Whether stored totals follow the facts; if they do not, the job `sort-gradebooks` stores them anew. */
export function followFacts({ orders, now }: Pick<CourseFactsDependencies, 'orders' | 'now'>) {
  return async ({ courseId, stamp }: CourseFacts): Promise<{ readonly isSorting: boolean }> => {
    const order = await orders.find(courseId);
    if (order?.stamp === stamp) return { isSorting: order.dueAt !== null };
    await orders.begin(courseId, stamp, now());
    return { isSorting: true };
  };
}

export type FollowFacts = ReturnType<typeof followFacts>;

/** Throws `not-found` for an unknown or deleted course. */
export async function requireCourseName(
  courses: Pick<CourseLookup, 'find'>,
  courseId: string,
): Promise<string> {
  const course = await courses.find(courseId);
  if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
  return course.courseName;
}
