import type { listAcademicCourses } from '@pathshala/svc-catalog-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { AcademicCard } from './academic-card.tsx';
import { AcademicFilters, academicQuery } from './academic-filters.tsx';
import { CourseResults } from './course-results.tsx';
import { MyCourses } from './my-courses.tsx';
import { Suggestions, suggestionQuery } from './suggestions.tsx';
import { useEnrolledCourses, waiting } from './use-enrolled-courses.ts';
import { ListTools } from './list-tools.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';

const fields = { picture: 'thumbnailImageUrl', name: 'title' };

/** /courses/academic (CAT-02). */
export function AcademicPage(): ReactNode {
  const translate = useTexts();
  const address = useListAddress(['price', 'classLevel', 'language', 'level']);
  const query = useApiQuery<typeof listAcademicCourses>(
    '/academiccourse/academicCourses',
    { query: { ...address.query, ...academicQuery(address.search) } },
    { keepPrevious: true },
  );
  const enrolled = useEnrolledCourses();
  const isWhole = !address.isFiltered && address.query.page === 1;
  const mine = enrolled.courses.filter(({ courseKind }) => courseKind === 'academic');
  return (
    <Page title={translate('courses.academic')} back={{ to: '/courses', text: translate('courses.back') }}>
      <ListTools address={address}>
        <AcademicFilters address={address} />
      </ListTools>
      {isWhole && <MyCourses courses={mine} failure={enrolled.failure} />}
      <CourseResults
        label={translate('courses.academic')}
        query={enrolled.isReady ? query : waiting}
        address={address}
        item={AcademicCard}
        fields={fields}
        suggestions={<AcademicSuggestions address={address} />}
      />
    </Page>
  );
}

function AcademicSuggestions({ address }: { readonly address: ListAddress }): ReactNode {
  const { data } = useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', {
    query: suggestionQuery(address),
  });
  return <Suggestions address={address} courses={data?.items} item={AcademicCard} />;
}
