import { describeCreates, describeDeletes, describeEdits, describeOrders } from './course-tree-changes.ts';
import { type Describe, describeLists, describeReads } from './course-tree-reads.ts';

/** The calls of the screens for courses, subjects, chapters, contents and lessons. */
export function describeCourseTree(call: Describe): void {
  describeLists(call);
  describeReads(call);
  describeCreates(call);
  describeEdits(call);
  describeOrders(call);
  describeDeletes(call);
}
