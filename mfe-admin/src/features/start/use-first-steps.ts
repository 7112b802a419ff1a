import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { listUsers, readSiteSettings } from '@pathshala/svc-auth-contract/http';
import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { texts } from './texts.ts';

export interface FirstStep {
  readonly to: string;
  readonly text: TextInBoth;
  /** Undefined: no data shows whether it is done, and the school can open without it. */
  readonly isDone?: boolean;
}

/** The page size is 1 because only the total is used. */
const counted = { query: { pageSize: 1 } };

/**
 * Returns what a new school needs before it opens, for an administrator with all permissions; null until all of it is known.
 */
export function useFirstSteps(): readonly FirstStep[] | null {
  const enabled = useMayDo()(permissions.administration);
  const settings = useApiQuery<typeof readSiteSettings>('/settings', {}, { enabled }).data;
  const students = useApiQuery<typeof listUsers>(
    '/users',
    { query: { role: 'student', pageSize: 1 } },
    { enabled },
  );
  const offers = [
    useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', counted, { enabled }),
    useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', counted, { enabled }),
    useApiQuery<typeof listExamCampaigns>('/examcampaigns', counted, { enabled }),
  ].map(({ data }) => data?.total);
  if (settings === undefined || students.data === undefined || offers.includes(undefined)) return null;
  const { contact, payment } = settings;
  return [
    {
      to: '/boss/settings',
      text: texts.stepSettings,
      isDone: contact.phone !== '' || contact.email !== '',
    },
    {
      to: '/boss/settings#payment',
      text: texts.stepPayment,
      isDone: Object.values(payment ?? {}).some((account) => account !== ''),
    },
    { to: '/boss/pages', text: texts.stepPages },
    {
      to: '/boss/create-university',
      text: texts.stepCourse,
      isDone: offers.some((total) => total !== undefined && total > 0),
    },
    { to: '/boss/user-management', text: texts.stepStudents, isDone: students.data.total > 0 },
    { to: '/', text: texts.stepLook },
  ];
}
