import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { AcademicCard } from '../../courses/academic-card.tsx';
import { AdmissionCard } from '../../courses/admission-card.tsx';
import { Suggestions, suggestionQuery } from './suggestions.tsx';
import type { ListAddress } from './use-list-address.ts';

interface SuggestedCoursesProps {
  readonly address: ListAddress;
}

export function AdmissionSuggestions({ address }: SuggestedCoursesProps): ReactNode {
  const { data } = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', {
    query: suggestionQuery(address),
  });
  return <Suggestions address={address} courses={data?.items} item={AdmissionCard} />;
}

export function AcademicSuggestions({ address }: SuggestedCoursesProps): ReactNode {
  const { data } = useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', {
    query: suggestionQuery(address),
  });
  return <Suggestions address={address} courses={data?.items} item={AcademicCard} />;
}
