import { editedView } from '@pathshala/contract-kit/edited';
import type * as contract from '@pathshala/svc-catalog-contract/gradebooks';
import { type CountedGrade, gradeOfTotal, type WeightedItem } from '../domain/gradebook.ts';
import type { DescribedGradebook } from '../use-cases/author-gradebook.ts';
import type { OwnMarks, RankedRow } from '../use-cases/read-rows.ts';

function viewItem(item: WeightedItem) {
  const { itemId, kind, title, totalMarks, weight, share } = item;
  return { itemId, kind, title, totalMarks, weight, share };
}

export function viewGradebook(described: DescribedGradebook): contract.Gradebook {
  const { courseId, courseName, rules, items, studentCount, isSorting, book } = described;
  const { kindWeights, missing, counted, isReleased } = rules;
  return {
    courseId,
    courseName,
    kindWeights,
    missing,
    counted,
    isReleased,
    items: items.map((item) => {
      const { ownWeight, dueAt, batchIds } = item;
      return { ...viewItem(item), ownWeight, dueAt, batchIds: [...batchIds] };
    }),
    studentCount,
    isSorting,
    ...editedView(book?.edited),
  };
}

function viewCell({ item, state, score }: CountedGrade) {
  const { itemId, totalMarks } = item;
  return { itemId, state, score: score?.score ?? null, totalMarks: score?.of ?? totalMarks };
}

export function viewRow({ studentId, rank, total, grades }: RankedRow): contract.GradebookRow {
  const cells = grades.map(viewCell);
  return { _id: studentId, studentId, rank, total, grade: gradeOfTotal(total), cells };
}

export function viewOwnMarks({ grades, total, ...about }: OwnMarks): contract.OwnMarks {
  const items = grades.map((grade) => ({ ...viewItem(grade.item), ...viewCell(grade) }));
  return { ...about, total, grade: gradeOfTotal(total), items };
}
