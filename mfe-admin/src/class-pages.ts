import { commonTexts } from '@pathshala/web-kit/common-texts';
import { permissions } from '@pathshala/rules/permissions';
import type { AnyRow } from '@pathshala/web-kit/define-pages';

const classFormPage = () =>
  import('./features/classes/form/class-form-page.tsx').then((file) => file.ClassFormPage);

/** Classes: list, week, form, attendance desk and reports. Who takes attendance needs no right to write classes. */
export const classPages: readonly AnyRow[] = [
  {
    path: '/boss/classes',
    withLimits: true,
    permission: [permissions.questions, permissions.support],
    load: () => import('./features/classes/classes-page.tsx').then((file) => file.ClassesPage),
    menu: { group: 'courses', text: commonTexts.classes, icon: 'sheet', order: 45 },
  },
  {
    path: '/boss/classes/week',
    withLimits: true,
    permission: [permissions.questions, permissions.support],
    load: () => import('./features/classes/week-page.tsx').then((file) => file.WeekPage),
    menu: '/boss/classes',
  },
  {
    path: '/boss/classes/create',
    permission: permissions.questions,
    load: classFormPage,
    menu: '/boss/classes',
  },
  {
    path: '/boss/classes/:id/edit',
    permission: permissions.questions,
    load: classFormPage,
    menu: '/boss/classes',
  },
  {
    path: '/boss/classes/attendance',
    withLimits: true,
    permission: [permissions.questions, permissions.support],
    load: () =>
      import('./features/classes/attendance/attendance-report-page.tsx').then(
        (file) => file.AttendanceReportPage,
      ),
    menu: '/boss/classes',
  },
  {
    path: '/boss/classes/attendance/:studentId',
    permission: [permissions.questions, permissions.support],
    load: () =>
      import('./features/classes/attendance/student-attendance-page.tsx').then(
        (file) => file.StudentAttendancePage,
      ),
    menu: '/boss/classes',
  },
  {
    path: '/boss/classes/:id/attendance',
    withLimits: true,
    permission: [permissions.questions, permissions.support],
    load: () =>
      import('./features/classes/attendance/attendance-page.tsx').then((file) => file.AttendancePage),
    menu: '/boss/classes',
  },
];
