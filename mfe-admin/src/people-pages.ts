import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnyRow } from '@pathshala/web-kit/define-pages';

/** Accounts, enrolments, both for many students at once, and payments. */
export const peoplePages: readonly AnyRow[] = [
  {
    path: '/boss/user-management',
    permission: permissions.support,
    load: () => import('./features/users/users-page.tsx').then((file) => file.UsersPage),
    menu: {
      group: 'people',
      text: commonTexts.userManagement,
      icon: 'users',
      order: 10,
    },
  },
  {
    path: '/boss/user-management/import',
    permission: permissions.support,
    load: () =>
      import(/* webpackChunkName: "page-student-import" */ './features/student-import/import-page.tsx').then(
        (file) => file.ImportPage,
      ),
    menu: {
      group: 'people',
      text: commonTexts.importStudents,
      icon: 'import',
      order: 20,
    },
  },
  {
    path: '/boss/user-management/invitations',
    permission: permissions.support,
    load: () => import('./features/users/invitations-page.tsx').then((file) => file.InvitationsPage),
    menu: '/boss/user-management',
  },
  {
    path: '/boss/students/:id',
    permission: [permissions.support, permissions.marking],
    load: () => import('./features/student/student-page.tsx').then((file) => file.StudentPage),
    menu: '/boss/user-management',
  },
  {
    path: '/boss/enrolments',
    permission: permissions.support,
    load: () => import('./features/enrolments/enrolments-page.tsx').then((file) => file.EnrolmentsPage),
    menu: { group: 'people', text: commonTexts.enrolments, icon: 'addPerson', order: 30 },
  },
  {
    path: '/boss/enrolments/bulk',
    permission: permissions.support,
    load: () => import('./features/bulk-enrolment/bulk-page.tsx').then((file) => file.BulkPage),
    menu: {
      group: 'people',
      text: { en: 'Bulk enrolment', bn: 'একসঙ্গে ভর্তি' },
      icon: 'addRows',
      order: 40,
    },
  },
  {
    path: '/boss/batches',
    withLimits: true,
    permission: [permissions.support, permissions.questions, permissions.marking],
    load: () => import('./features/batches/batches-page.tsx').then((file) => file.BatchesPage),
    menu: { group: 'people', text: commonTexts.batches, icon: 'tree', order: 50 },
  },
  {
    path: '/boss/batches/:id',
    withLimits: true,
    permission: [permissions.support, permissions.questions, permissions.marking],
    load: () => import('./features/batches/batch-page.tsx').then((file) => file.BatchPage),
    menu: '/boss/batches',
  },
  {
    path: '/boss/messages',
    permission: permissions.support,
    load: () => import('./features/messages/messages-page.tsx').then((file) => file.MessagesPage),
    menu: {
      group: 'people',
      text: { en: 'Messages to students', bn: 'শিক্ষার্থীদের বার্তা' },
      icon: 'megaphone',
      order: 60,
    },
  },
  {
    path: '/boss/messages/new',
    permission: permissions.support,
    load: () => import('./features/messages/compose-page.tsx').then((file) => file.ComposePage),
    menu: '/boss/messages',
  },
  {
    path: '/boss/messages/:id',
    permission: permissions.support,
    load: () =>
      import(/* webpackChunkName: "page-school-message" */ './features/messages/message-page.tsx').then(
        (file) => file.MessagePage,
      ),
    menu: '/boss/messages',
  },
  {
    path: '/boss/messages/:id/edit',
    permission: permissions.support,
    load: () => import('./features/messages/compose-page.tsx').then((file) => file.EditMessagePage),
    menu: '/boss/messages',
  },
  {
    path: '/boss/payment-claims',
    permission: permissions.support,
    load: () =>
      import('./features/payment-claims/payment-claims-page.tsx').then((file) => file.PaymentClaimsPage),
    menu: { group: 'fees', text: commonTexts.payments, icon: 'payments', order: 20 },
  },
  {
    path: '/boss/payment-claims/statement',
    permission: permissions.support,
    load: () => import('./features/statement/statement-page.tsx').then((file) => file.StatementPage),
    menu: '/boss/payment-claims',
  },
  {
    path: '/boss/online-payments',
    permission: permissions.support,
    load: () => import('./features/checkouts/checkouts-page.tsx').then((file) => file.CheckoutsPage),
    menu: {
      group: 'fees',
      text: commonTexts.onlinePayments,
      icon: 'payments',
      order: 30,
    },
  },
];
