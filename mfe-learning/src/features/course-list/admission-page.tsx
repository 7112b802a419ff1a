import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { AdmissionCard } from './admission-card.tsx';
import { CourseResults } from './course-results.tsx';
import { MyCourses } from './my-courses.tsx';
import { Suggestions, suggestionQuery } from './suggestions.tsx';
import { useEnrolledCourses, waiting } from './use-enrolled-courses.ts';
import { ListTools } from './list-tools.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';

const fields = { picture: 'courseThumbnail', name: 'name' };

/** /courses/admission (CAT-02). */
export function AdmissionPage(): ReactNode {
  const translate = useTexts();
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
    <Page title={translate('courses.admission')} back={{ to: '/courses', text: translate('courses.back') }}>
      <ListTools address={address} />
      {isWhole && <MyCourses courses={mine} failure={enrolled.failure} />}
      <CourseResults
        label={translate('courses.admission')}
        query={enrolled.isReady ? query : waiting}
        address={address}
        item={AdmissionCard}
        fields={fields}
        suggestions={<AdmissionSuggestions address={address} />}
      />
    </Page>
  );
}

function AdmissionSuggestions({ address }: { readonly address: ListAddress }): ReactNode {
  const { data } = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', {
    query: suggestionQuery(address),
  });
  return <Suggestions address={address} courses={data?.items} item={AdmissionCard} />;
}
