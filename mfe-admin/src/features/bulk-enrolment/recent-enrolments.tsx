import type { BulkEnrolment, listBulkEnrolments } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { RecentList } from '../../bulk/recent-list.tsx';
import { texts } from './texts.ts';

/** Bulk enrolments to go back to; nothing while there are none. */
export function RecentEnrolments(): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const stateOf = useStateText();
  const query = useApiQuery<typeof listBulkEnrolments>('/courses/bulk-enrolments', {
    query: { pageSize: 20 },
  });
  return (
    <RecentList
      query={query}
      title={translate(texts.recent)}
      failedTitle={translate(texts.recentFailed)}
      keyOf={({ _id }) => _id}
      columns={[
        { id: 'course', title: translate(texts.course), cell: linkOf },
        { id: 'when', title: translate(texts.when), cell: ({ createdAt }) => shortDateTime(createdAt) },
        { id: 'state', title: translate(texts.outcome), cell: stateOf },
      ]}
    />
  );
}

function linkOf(bulk: BulkEnrolment): ReactNode {
  return <CourseLink bulk={bulk} />;
}

function CourseLink({ bulk: { _id, courseName } }: { readonly bulk: BulkEnrolment }): ReactNode {
  const inLanguage = useBilingual();
  return <Link to={`?order=${_id}`}>{inLanguage(courseName)}</Link>;
}

function useStateText(): (bulk: BulkEnrolment) => string {
  const translate = useText();
  const { number } = useFormat();
  return ({ state, done, ready, enrolled }) => {
    if (state === 'checked') return translate(texts.isChecked);
    if (state === 'running') return translate(texts.isRunning, { done: number(done), total: number(ready) });
    return translate(texts.isDone, { n: number(enrolled) });
  };
}
