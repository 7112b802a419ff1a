import type { listSampleQuestions } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { SampleQuestion } from '../../courses/course-types.ts';

const none: readonly SampleQuestion[] = [];

/** The sample questions of a course; none while they load and if they fail: the page is whole without them. */
export function useSamples(courseCode: string): readonly SampleQuestion[] {
  const { data } = useApiQuery<typeof listSampleQuestions>(
    '/admissioncourse/universities/samplequestions/{courseCode}',
    { params: { courseCode } },
    { staleTime: 60_000 },
  );
  return data?.items ?? none;
}
