import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, Suspense } from 'react';
import { AdmissionCard } from '../../courses/admission-card.tsx';
import { CourseResults } from './course-results.tsx';
import { MyCourses } from './my-courses.tsx';
import { useEnrolledCourses, waiting } from './use-enrolled-courses.ts';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-address.ts';
import { texts } from './texts.ts';

/** Few searches find nothing. */
const AdmissionSuggestions = lazyPage(
  () => import(/* webpackChunkName: "suggestions" */ './suggested-courses.tsx'),
  (file) => file.AdmissionSuggestions,
);

const fields = { picture: 'courseThumbnail', name: 'name' };

/** /courses/admission (CAT-02). */
export function AdmissionPage(): ReactNode {
  const translate = useText();
  const address = useListAddress(['price']);
  const query = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: address.query },
    { keepPrevious: true },
  );
  const enrolled = useEnrolledCourses();
  const isWhole = !address.isFiltered && address.query.page === 1;
  const mine = enrolled.courses.filter(({ courseKind }) => courseKind === 'admission');
  return (
    <Page
      title={translate(commonTexts.admissionCourses)}
      back={{ to: '/courses', text: translate(texts.back) }}
    >
      <ListTools address={address} />
      {isWhole && <MyCourses courses={mine} failure={enrolled.failure} />}
      <CourseResults
        label={translate(commonTexts.admissionCourses)}
        query={enrolled.isReady ? query : waiting}
        address={address}
        item={AdmissionCard}
        fields={fields}
        suggestions={
          <Suspense fallback={null}>
            <AdmissionSuggestions address={address} />
          </Suspense>
        }
      />
    </Page>
  );
}
