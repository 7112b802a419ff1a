import type { listAcademicCourses } from '@pathshala/svc-catalog-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, Suspense } from 'react';
import { AcademicCard } from '../../courses/academic-card.tsx';
import { AcademicFilters, academicQuery } from './academic-filters.tsx';
import { CourseResults } from './course-results.tsx';
import { LiveCourseCard } from './live-course-card.tsx';
import { MyCourses } from './my-courses.tsx';
import { useEnrolledCourses, waiting } from './use-enrolled-courses.ts';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-address.ts';
import { texts } from './texts.ts';

/** Few searches find nothing. */
const AcademicSuggestions = lazyPage(
  () => import(/* webpackChunkName: "suggestions" */ './suggested-courses.tsx'),
  (file) => file.AcademicSuggestions,
);

const fields = { picture: 'thumbnailImageUrl', name: 'title' };

/** /courses/academic (CAT-02). */
export function AcademicPage(): ReactNode {
  const translate = useText();
  const address = useListAddress(['price', 'classLevel', 'language', 'level', 'sessions']);
  const query = useApiQuery<typeof listAcademicCourses>(
    '/academiccourse/academicCourses',
    { query: { ...address.query, ...academicQuery(address.search) } },
    { keepPrevious: true },
  );
  const enrolled = useEnrolledCourses();
  const isWhole = !address.isFiltered && address.query.page === 1;
  const mine = enrolled.courses.filter(({ courseKind }) => courseKind === 'academic');
  return (
    <Page
      title={translate(commonTexts.academicCourses)}
      back={{ to: '/courses', text: translate(texts.back) }}
    >
      <ListTools address={address}>
        <AcademicFilters address={address} />
      </ListTools>
      {isWhole && <MyCourses courses={mine} failure={enrolled.failure} />}
      <CourseResults
        label={translate(commonTexts.academicCourses)}
        query={enrolled.isReady ? query : waiting}
        address={address}
        item={academicQuery(address.search).sessions ? LiveCourseCard : AcademicCard}
        fields={fields}
        suggestions={
          <Suspense fallback={null}>
            <AcademicSuggestions address={address} />
          </Suspense>
        }
      />
    </Page>
  );
}
