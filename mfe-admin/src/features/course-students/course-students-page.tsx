import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { Gradebook, readGradebook } from '@pathshala/svc-catalog-contract/gradebooks';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import styles from '../../campaigns/kind-tabs.module.css';
import { paths } from '../../course-tree/paths.ts';
import { CourseRanks } from './course-ranks.tsx';
import { gradebookPath } from './gradebook-path.ts';
import { GradebookList } from './gradebook-list.tsx';
import { MembersList } from './members-list.tsx';
import { texts } from './texts.ts';
import { WeightsForm } from './weights-form.tsx';

const parts = ['students', 'gradebook', 'ranks', 'weights'] as const;
type Part = (typeof parts)[number];

const permissionsOf: Readonly<Record<Part, readonly [string, ...string[]]>> = {
  students: [permissions.support],
  gradebook: [permissions.questions, permissions.marking, permissions.support],
  ranks: [permissions.marking, permissions.questions],
  weights: [permissions.questions],
};

/** /boss/courses/:id/students: who is in the course, the marks, ranks within a batch, and the weights (GRD-01 to GRD-04). */
export function CourseStudentsPage(): ReactNode {
  const translate = useText();
  const { id: courseId = '' } = useParams();
  const query = useApiQuery<typeof readGradebook>(gradebookPath, { params: { courseId } });
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.failed)}>
      {(gradebook) => <CourseStudents key={courseId} gradebook={gradebook} />}
    </QueryStates>
  );
}

function CourseStudents({ gradebook }: { readonly gradebook: Gradebook }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const may = useMayDo();
  const mayRead = useMayDoWithLimits();
  const [params] = useQueryParams();
  const { courseId } = gradebook;
  const shown = parts.filter((part) => (part === 'weights' ? may : mayRead)(...permissionsOf[part]));
  const part = shown.find((one) => one === params.get('part')) ?? shown[0];
  return (
    <AdminPage
      title={inLanguage(gradebook.courseName)}
      lead={translate(texts.count, { n: gradebook.studentCount })}
    >
      <nav className={styles['kinds']} aria-label={translate(texts.parts)}>
        {shown.map((one) => (
          <Link
            key={one}
            to={`${paths.students(courseId)}?part=${one}`}
            {...(one === part && { 'aria-current': 'page' as const })}
          >
            {translate(texts[one])}
          </Link>
        ))}
      </nav>
      {part === 'students' && <MembersList courseId={courseId} />}
      {part === 'gradebook' && <GradebookList gradebook={gradebook} />}
      {part === 'ranks' && <CourseRanks courseId={courseId} />}
      {part === 'weights' && <WeightsForm courseId={courseId} />}
    </AdminPage>
  );
}
