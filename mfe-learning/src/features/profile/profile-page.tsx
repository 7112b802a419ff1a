import type { readOwnStudent } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { Page } from '@pathshala/web-kit/parts/page';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Tabs } from '@pathshala/web-kit/parts/tabs';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { CourseEnrollment } from './course-enrollment.tsx';
import { OwnBatches } from './own-batches.tsx';
import { NoStudent } from './no-student.tsx';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import type { Student } from './profile-types.ts';
import { EditableSection } from './sections/editable-section.tsx';
import { useDrafts } from './sections/use-drafts.ts';
import { countedFields, countGiven, sectionOf } from './sections/section-fields.ts';
import styles from './profile-page.module.css';
import { texts } from './texts.ts';

/** /profile (STU-02): the student record in three tabs, and the photo. */
export function ProfilePage(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readOwnStudent>('/students/student', {});
  const { data, error } = query;
  return (
    <Page title={translate(texts.title)}>
      {data === undefined && isApiError(error, 404) ? (
        <NoStudent />
      ) : (
        <QueryStates query={query} loadingText={translate(texts.loading)}>
          {(student) => <Profile student={student} />}
        </QueryStates>
      )}
    </Page>
  );
}

const firstTab = 'personal';

function Profile({ student }: { readonly student: Student }): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const drafts = useDrafts();
  const tabs = [
    {
      id: firstTab,
      label: translate(texts.personal),
      panel: <EditableSection key="personal" student={student} section="personalInfo" drafts={drafts} />,
    },
    {
      id: 'education',
      label: translate(texts.education),
      panel: (
        <EditableSection key="education" student={student} section="educationalBackground" drafts={drafts} />
      ),
    },
    {
      id: 'courses',
      label: translate(texts.courses),
      panel: (
        <>
          <OwnBatches />
          <CourseEnrollment student={student} />
        </>
      ),
    },
  ];
  return (
    <>
      <div className={styles['card']}>
        <ProfilePhoto student={student} />
        <Complete student={student} />
      </div>
      <Tabs
        label={translate(texts.tabs)}
        tabs={tabs}
        selected={params.get('tab') ?? firstTab}
        onSelect={(tab) => change({ tab: tab === firstTab ? undefined : tab })}
      />
      <LeaveGuard isUnsaved={() => drafts.isUnsaved(student)}>
        <p>{translate(texts.unsaved)}</p>
      </LeaveGuard>
    </>
  );
}

/** Shows how much of the record is filled in: all of it is optional. */
function Complete({ student }: { readonly student: Student }): ReactNode {
  const translate = useText();
  const counts = (['personalInfo', 'educationalBackground'] as const).map((section) => {
    const fields = countedFields(section);
    return { n: countGiven(sectionOf(student, section), fields), all: fields.length };
  });
  const n = counts.reduce((sum, count) => sum + count.n, 0);
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  if (n === all) return <p className={styles['whole']}>{translate(texts.whole)}</p>;
  return (
    <div className={styles['progress']}>
      <ProgressBar label={translate(texts.complete, { n, all })} percent={Math.floor((n / all) * 100)} />
    </div>
  );
}
