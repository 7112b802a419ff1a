import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { Gradebook, listGradebookRows } from '@pathshala/svc-catalog-contract/gradebooks';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useIsLimited } from '@pathshala/admin-kit/layout/use-may-do';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { studentPath } from '../../students/student-path.ts';
import { useNamedRows } from '../../students/use-named-rows.ts';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import styles from './course-students.module.css';
import { gradebookRowsPath } from './gradebook-path.ts';
import { texts } from './texts.ts';
import { useGradeColumns } from './use-grade-columns.ts';

const searched = { keepsText: false, withVisitors: false };

/** All exams and assignments in one table, students in rows. */
export function GradebookList({ gradebook }: { readonly gradebook: Gradebook }): ReactNode {
  const translate = useText();
  // The page of a student is about the whole school.
  const isLimited = useIsLimited();
  const { courseId, items, isSorting } = gradebook;
  const listed = useApiList<typeof listGradebookRows>(gradebookRowsPath, { courseId });
  return (
    <>
      {isSorting && <Notice tone="neutral">{translate(texts.isSorting)}</Notice>}
      {items.length === 0 && <p>{translate(texts.noItems)}</p>}
      <p className={styles['print']}>
        <Button variant="default" onClick={() => window.print()}>
          {translate(texts.print)}
        </Button>
      </p>
      <DataTable
        name="gradebook"
        title={translate(texts.gradebook)}
        source={usePeopleSearch(useNamedRows(listed), searched)}
        columns={useGradeColumns(gradebook)}
        rowName={({ studentName }) => studentName}
        defaultSort="-total"
        {...(!isLimited && {
          rowHref: ({ studentId }: { readonly studentId: string }) => studentPath(studentId),
        })}
        texts={{ search: texts.search, empty: texts.nobody, notFound: texts.notFound }}
      />
    </>
  );
}
