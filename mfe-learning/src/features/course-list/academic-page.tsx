import type { listAcademicCourses } from '@pathshala/svc-catalog-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { AcademicCard } from './academic-card.tsx';
import { AcademicFilters, academicQuery } from './academic-filters.tsx';
import { CourseResults } from './course-results.tsx';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-address.ts';

/** /courses/academic (CAT-02). */
export function AcademicPage(): ReactNode {
  const translate = useTexts();
  const address = useListAddress(['price', 'classLevel', 'language', 'level']);
  const query = useApiQuery<typeof listAcademicCourses>(
    '/academiccourse/academicCourses',
    { query: { ...address.query, ...academicQuery(address.search) } },
    { keepPrevious: true },
  );
  return (
    <Page title={translate('courses.academic')} back={{ to: '/courses', text: translate('courses.back') }}>
      <ListTools address={address}>
        <AcademicFilters address={address} />
      </ListTools>
      <CourseResults
        label={translate('courses.academic')}
        query={query}
        address={address}
        item={AcademicCard}
      />
    </Page>
  );
}
