import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { listDeletedUsers } from '@pathshala/svc-auth-contract/http';
import type { listDeletedCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listDeletedCourses } from '@pathshala/svc-catalog-contract/http';
import type { listDeletedExams } from '@pathshala/svc-exams-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { DeletedSection } from './deleted-section.tsx';
import { texts } from './texts.ts';

/** Milliseconds between two looks at what was deleted. */
const refetchInterval = 15_000;

/** /boss/recently-deleted: what can be undone now, from every service. */
export function RecentlyDeletedPage(): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const ofCourses = may(permissions.questions);
  const ofExams = may(permissions.questions, permissions.marking);
  const ofCampaigns = may(permissions.campaigns);
  const ofUsers = may(permissions.support);
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      {ofCourses && <DeletedCourses />}
      {ofExams && <DeletedExams />}
      {ofCampaigns && <DeletedCampaigns />}
      {ofUsers && <DeletedUsers />}
      {!ofExams && !ofCampaigns && !ofUsers && <p>{translate(texts.nothingAllowed)}</p>}
    </AdminPage>
  );
}

function DeletedCourses(): ReactNode {
  const query = useApiQuery<typeof listDeletedCourses>('/courses/recently-deleted', {}, { refetchInterval });
  return <DeletedSection title={useText()(texts.courses)} query={query} />;
}

function DeletedExams(): ReactNode {
  const query = useApiQuery<typeof listDeletedExams>('/exams/recently-deleted', {}, { refetchInterval });
  return <DeletedSection title={useText()(texts.exams)} query={query} />;
}

function DeletedCampaigns(): ReactNode {
  const path = '/examcampaigns/recently-deleted';
  const query = useApiQuery<typeof listDeletedCampaigns>(path, {}, { refetchInterval });
  return <DeletedSection title={useText()(texts.campaigns)} query={query} />;
}

function DeletedUsers(): ReactNode {
  const query = useApiQuery<typeof listDeletedUsers>('/users/recently-deleted', {}, { refetchInterval });
  return <DeletedSection title={useText()(texts.users)} query={query} />;
}
