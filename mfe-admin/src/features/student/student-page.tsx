import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useAccountName } from '../../students/account-name.tsx';
import { AccountSection } from './account-section.tsx';
import { AttendanceSection } from './attendance-section.tsx';
import { BatchesSection } from './batches-section.tsx';
import { CoursesSection } from './courses-section.tsx';
import { ExtensionsSection } from './extensions-section.tsx';
import { FeesSection } from './fees-section.tsx';
import { LogInsSection } from './log-ins-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PaymentSections } from './payment-sections.tsx';
import { PersonSection } from './person-section.tsx';
import { ResultsSection } from './results-section.tsx';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** /boss/students/:id: what is known about one student, as far as the own permissions reach (STP-01). */
export function StudentPage(): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const { id = '' } = useParams();
  const name = useAccountName(id);
  const student = { studentId: id, name };
  const isSupport = may(permissions.support);
  return (
    <AdminPage
      title={name}
      {...(isSupport && {
        breadcrumbs: [{ text: translate(texts.users), to: '/boss/user-management' }],
      })}
    >
      <div key={id} className={styles['sections']}>
        {isSupport && (
          <>
            <AccountSection {...student} />
            <PersonSection {...student} />
            <NotesSection {...student} />
            <CoursesSection {...student} />
          </>
        )}
        <ResultsSection {...student} />
        {may(permissions.support, permissions.questions, permissions.marking) && (
          <ExtensionsSection {...student} />
        )}
        {may(permissions.support, permissions.questions) && <AttendanceSection {...student} />}
        {isSupport && (
          <>
            <BatchesSection {...student} />
            <FeesSection {...student} />
            <PaymentSections {...student} />
            <LogInsSection {...student} />
            <MessagesSection {...student} />
          </>
        )}
      </div>
    </AdminPage>
  );
}
