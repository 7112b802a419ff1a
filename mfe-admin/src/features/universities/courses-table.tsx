import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { NothingFound } from '@pathshala/web-kit/parts/nothing-found';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTexts } from '../../texts.ts';
import styles from './universities.module.css';

type CoursePage = z.output<(typeof listAdmissionCourses)['answer']>;
export type ListedCourse = CoursePage['items'][number];

export const sorts = ['name', '-name', 'fee', '-fee', 'newest', '-newest'] as const;
type Sort = (typeof sorts)[number];

export interface CoursesTableProps {
  readonly courses: CoursePage;
  readonly isFiltered: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onPage: (page: number) => void;
  readonly onDelete: (course: ListedCourse) => void;
}

export function CoursesTable(props: CoursesTableProps): ReactNode {
  const translate = useTexts();
  const columns = useColumns(props);
  const { courses, isFiltered, onPage } = props;
  if (courses.total === 0 && isFiltered) return <NothingFound text={translate('universities.notFound')} />;
  if (courses.total === 0) return <EmptyState text={translate('universities.empty')} />;
  const pages = (
    <Pagination page={courses.page} pageSize={courses.pageSize} total={courses.total} onPage={onPage} />
  );
  if (courses.items.length === 0) return pages;
  return (
    <>
      <p className={styles['quiet']}>{translate('universities.count', { n: courses.total })}</p>
      <Table
        caption={translate('universities.title')}
        columns={columns}
        rows={courses.items}
        keyOf={({ _id }) => _id}
      />
      {pages}
    </>
  );
}

/** A column header sorts by its column and toggles the direction. */
function sortedBy(field: 'name' | 'fee', { sort, onSort }: CoursesTableProps) {
  const [up, down] = [field, `-${field}`] as const;
  return {
    onSort: () => onSort(sort === up ? down : up),
    ...(sort === up ? { sort: 'ascending' as const } : {}),
    ...(sort === down ? { sort: 'descending' as const } : {}),
  };
}

function useColumns(props: CoursesTableProps): readonly Column<ListedCourse>[] {
  const translate = useTexts();
  const format = useFormat();
  const count = (id: string, title: string, of: (course: ListedCourse) => number): Column<ListedCourse> => ({
    id,
    title,
    isNumber: true,
    cell: (course) => format.number(of(course)),
  });
  return [
    {
      id: 'name',
      title: translate('course.name'),
      ...sortedBy('name', props),
      cell: (course) => <CourseName course={course} />,
    },
    {
      id: 'fee',
      title: translate('universities.fee'),
      isNumber: true,
      ...sortedBy('fee', props),
      cell: ({ fee }) => (fee <= 0 ? translate('universities.free') : format.money(fee)),
    },
    count('units', translate('step.units'), ({ unitCount }) => unitCount),
    count('years', translate('step.years'), ({ yearCount }) => yearCount),
    count('questions', translate('universities.questions'), ({ questionCount }) => questionCount),
    count('enrolled', translate('universities.enrolled'), ({ enrolledCount }) => enrolledCount ?? 0),
    {
      id: 'actions',
      title: translate('list.actions'),
      cell: (course) => <Actions course={course} onDelete={props.onDelete} />,
    },
  ];
}

function CourseName({ course: { _id, name, courseCode } }: { readonly course: ListedCourse }): ReactNode {
  const half = useBilingual();
  return (
    <>
      <Link to={`/boss/create-university/${_id}`}>{half(name)}</Link>
      <br />
      <span className={styles['quiet']}>{courseCode}</span>
    </>
  );
}

function Actions({
  course,
  onDelete,
}: Pick<CoursesTableProps, 'onDelete'> & { course: ListedCourse }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const about = <VisuallyHidden> {half(course.name)}</VisuallyHidden>;
  return (
    <span className={styles['actions']}>
      <LinkButton size="small" to={`/boss/create-university/${course._id}`}>
        {translate('list.edit')}
        {about}
      </LinkButton>
      <LinkButton
        size="small"
        kind="quiet"
        to={`/courses/admission/${encodeURIComponent(course.courseCode)}`}
      >
        {translate('universities.view')}
        {about}
      </LinkButton>
      <Button size="small" kind="danger" onClick={() => onDelete(course)}>
        {translate('list.delete')}
        {about}
      </Button>
    </span>
  );
}
