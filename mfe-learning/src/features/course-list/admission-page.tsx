import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { AdmissionCard } from './admission-card.tsx';
import { CourseResults } from './course-results.tsx';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-address.ts';

/** /courses/admission (CAT-02). */
export function AdmissionPage(): ReactNode {
  const translate = useTexts();
  const address = useListAddress(['price']);
  const query = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: address.query },
    { keepPrevious: true },
  );
  return (
    <Page title={translate('courses.admission')} back={{ to: '/courses', text: translate('courses.back') }}>
      <ListTools address={address} />
      <CourseResults
        label={translate('courses.admission')}
        query={query}
        address={address}
        item={AdmissionCard}
      />
    </Page>
  );
}
