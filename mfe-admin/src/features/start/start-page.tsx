import type { listUsers } from '@pathshala/svc-auth-contract/http';
import type { listCampaigns, listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { Page } from '@pathshala/web-kit/parts/page';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { type TextKey, useTexts } from '../../texts.ts';
import styles from './start.module.css';

/** Only the total is used. */
const counted = { query: { pageSize: 1 } };

/** /boss: counts of users, courses and campaigns, with links. */
export function StartPage(): ReactNode {
  const translate = useTexts();
  const user = useUser();
  const users = useApiQuery<typeof listUsers>('/users', counted);
  const courses = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', counted);
  const exams = useApiQuery<typeof listExamCampaigns>('/examcampaigns', counted);
  const campaigns = useApiQuery<typeof listCampaigns>('/campaign/campaigns', counted);
  return (
    <Page
      title={translate('start.title')}
      actions={
        <LinkButton kind="primary" to="/boss/create-university">
          {translate('start.create')}
        </LinkButton>
      }
      lead={translate('start.lead', { name: user?.name ?? '' })}
    >
      <ul className={styles['counts']} aria-label={translate('start.counts')}>
        <Count
          query={courses}
          title="menu.admissionCourses"
          text="start.courses"
          to="/boss/course-management/university-courses"
        />
        <Count query={exams} title="menu.examCampaigns" text="start.exams" to="/boss/campaign-management" />
        <Count query={campaigns} title="menu.campaigns" text="start.campaigns" to="/campaigns" />
        <Count query={users} title="menu.userManagement" text="start.users" to="/boss/user-management" />
      </ul>
    </Page>
  );
}

interface CountProps {
  readonly query: {
    readonly data: { readonly total: number } | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly title: TextKey;
  readonly text: TextKey;
  readonly to: string;
}

function Count({ query, title, text, to }: CountProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  return (
    <Card as="li">
      <h2 className={styles['title']}>
        <Link to={to} data-card-link>
          {translate(title)}
        </Link>
      </h2>
      <p className={styles['number']} aria-busy={!query.data && !query.isError}>
        {query.data ? format.number(query.data.total) : '–'}
      </p>
      <p>{translate(query.isError ? 'start.failed' : text)}</p>
      {query.isError && (
        <Button size="small" className={styles['above'] ?? ''} onClick={() => void query.refetch()}>
          {translate('again')}
        </Button>
      )}
    </Card>
  );
}
