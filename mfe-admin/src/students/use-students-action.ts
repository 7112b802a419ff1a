import { paths } from '../course-tree/paths.ts';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';

const text = commonTexts.students;

/** Leads from a course to its students, for administrators who may see them. */
export function useStudentsAction(): (courseId: string) => readonly RowAction[] {
  const translate = useText();
  const may = useMayDo();
  return (courseId) =>
    may(permissions.support, permissions.questions, permissions.marking)
      ? [{ id: 'students', text: translate(text), href: paths.students(courseId) }]
      : [];
}
