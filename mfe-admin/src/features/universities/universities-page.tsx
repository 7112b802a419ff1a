import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { useTexts } from '../../texts.ts';
import { CoursesTable, type ListedCourse, sorts } from './courses-table.tsx';
import styles from './universities.module.css';

/** /boss/course-management/university-courses: the admission courses; search, sort and page are in the URL. */
export function UniversitiesPage(): ReactNode {
  const translate = useTexts();
  const [search, setSearch] = useQueryParams();
  const [toRemove, setToRemove] = useState<ListedCourse>();
  const q = search.get('q') ?? '';
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'newest';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: { page, sort, ...(q === '' ? {} : { q }) } },
    { keepPrevious: true },
  );
  return (
    <Page
      title={translate('universities.title')}
      actions={
        <LinkButton kind="primary" to="/boss/create-university">
          {translate('universities.create')}
        </LinkButton>
      }
    >
      <div className={styles['tools']}>
        <SearchBox
          value={q}
          label={translate('universities.search')}
          onSearch={(text) => setSearch({ q: text, page: undefined })}
        />
      </div>
      <QueryStates query={query} failedTitle={(error) => translate('list.error', { error: error.message })}>
        {(courses) => (
          <CoursesTable
            courses={courses}
            isFiltered={q !== ''}
            sort={sort}
            onSort={(next) => setSearch({ sort: next, page: undefined })}
            onPage={(next) => setSearch({ page: next }, { replace: false })}
            onDelete={setToRemove}
          />
        )}
      </QueryStates>
      {toRemove && (
        <DeleteCourse
          course={toRemove}
          onClose={() => setToRemove(undefined)}
          onDeleted={() => setToRemove(undefined)}
        />
      )}
    </Page>
  );
}
