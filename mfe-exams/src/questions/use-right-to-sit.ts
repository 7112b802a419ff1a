import type { readExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useParticipant, useUser } from '@pathshala/web-kit/use-session';

interface RightToSit {
  /** The service that knows the reason has not answered yet. */
  readonly isAsked: boolean;
  /**
   * The student is enrolled or registered, and the exams do not know of it yet: the event of it is under way, a moment as a
   * rule, longer while the message broker is away.
   */
  readonly isLate: boolean;
}

type Refused = Pick<PaperOverview, 'refusal' | 'courseId' | 'paperId'>;

/** Asks the service that has the enrolments or registrations when an exam is refused for want of one. */
export function useRightToSit({ refusal, courseId, paperId }: Refused): RightToSit {
  const enrolment = useEnrolment(refusal === 'exams.not-enrolled' ? courseId : null);
  const registration = useRegistration(refusal === 'exams.not-registered' ? paperId : null);
  return enrolment ?? registration ?? { isAsked: false, isLate: false };
}

/** A late one is the latest one. */
const latest = { page: 1, pageSize: 100 };

/** null: it is not in question, or the reader has no account. */
function useEnrolment(courseId: string | null): RightToSit | null {
  const user = useUser();
  const isInQuestion = courseId !== null && user !== null;
  const { data, isPending, isError } = useApiQuery<typeof listEnrolledCourses>(
    '/students/student/enrolledcourses/{id}',
    { params: { id: user?._id ?? '' }, query: latest },
    { enabled: isInQuestion, staleTime: 0 },
  );
  if (!isInQuestion) return null;
  const isLate = data?.items.some((course) => course.courseId === courseId) ?? false;
  return { isAsked: isPending && !isError, isLate };
}

/**
 * Works as `useEnrolment`. A participant with a mailed link is registered: the link was checked before the exam was opened.
 */
function useRegistration(campaignId: string | null): RightToSit | null {
  const user = useUser();
  const participant = useParticipant();
  const isInQuestion = campaignId !== null && user !== null;
  const { data, isPending, isError } = useApiQuery<typeof readExamCampaign>(
    '/examcampaigns/{id}',
    { params: { id: campaignId ?? '' } },
    { enabled: isInQuestion, staleTime: 0 },
  );
  if (campaignId === null) return null;
  if (participant !== null) {
    return { isAsked: false, isLate: participant.participation?.campaignId === campaignId };
  }
  if (!isInQuestion) return null;
  return { isAsked: isPending && !isError, isLate: hasPlace(data?.registration) };
}

type OwnRegistration = AnswerOf<typeof readExamCampaign>['registration'];

function hasPlace(registration: OwnRegistration): boolean {
  return registration?.status === 'registered' && registration.confirmBy === undefined;
}
