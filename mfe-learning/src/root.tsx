import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { Route, Routes } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';

const UnitsPage = lazyPage(
  () => import(/* webpackChunkName: "page-units" */ './features/units/units-page.tsx'),
  (file) => file.UnitsPage,
);

const HomePage = lazyPage(
  () => import(/* webpackChunkName: "page-home" */ './features/home/home-page.tsx'),
  (file) => file.HomePage,
);

const DashboardPage = lazyPage(
  () => import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard-page.tsx'),
  (file) => file.DashboardPage,
);

const ProfilePage = lazyPage(
  () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile-page.tsx'),
  (file) => file.ProfilePage,
);

const AccountPage = lazyPage(
  () => import(/* webpackChunkName: "page-account" */ './features/account/account-page.tsx'),
  (file) => file.AccountPage,
);

const AccountSecurityPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-account-security" */ './features/account-security/account-security-page.tsx'
    ),
  (file) => file.AccountSecurityPage,
);

const CoursesPage = lazyPage(
  () => import(/* webpackChunkName: "page-courses" */ './features/course-list/courses-page.tsx'),
  (file) => file.CoursesPage,
);

const AdmissionPage = lazyPage(
  () => import(/* webpackChunkName: "page-admission-list" */ './features/course-list/admission-page.tsx'),
  (file) => file.AdmissionPage,
);

const AcademicPage = lazyPage(
  () => import(/* webpackChunkName: "page-academic-list" */ './features/course-list/academic-page.tsx'),
  (file) => file.AcademicPage,
);

const AdmissionCoursePage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-admission" */ './features/admission-detail/admission-detail-page.tsx'),
  (file) => file.CoursePage,
);

const AcademicCoursePage = lazyPage(
  () => import(/* webpackChunkName: "page-academic" */ './features/academic-detail/academic-detail-page.tsx'),
  (file) => file.CoursePage,
);

const UnsubscribePage = lazyPage(
  () => import(/* webpackChunkName: "page-unsubscribe" */ './features/unsubscribe/unsubscribe-page.tsx'),
  (file) => file.UnsubscribePage,
);

const SitePage = lazyPage(
  () => import(/* webpackChunkName: "page-site-page" */ './features/site-page/site-page.tsx'),
  (file) => file.SitePage,
);

const SubjectsPage = lazyPage(
  () => import(/* webpackChunkName: "page-subjects" */ './features/subjects/subjects-page.tsx'),
  (file) => file.SubjectsPage,
);

const SubjectUnitsPage = lazyPage(
  () => import(/* webpackChunkName: "page-subject-units" */ './features/subjects/units-page.tsx'),
  (file) => file.UnitsPage,
);

const CreateAssignment = lazyPage(
  () => import(/* webpackChunkName: "page-create-assignment" */ './features/subjects/create-assignment.tsx'),
  (file) => file.CreateAssignment,
);

const UnitExamsPage = lazyPage(
  () => import(/* webpackChunkName: "page-unit-exams" */ './features/subjects/unit-exams-page.tsx'),
  (file) => file.UnitExamsPage,
);

const CreateExam = lazyPage(
  () => import(/* webpackChunkName: "page-create-exam" */ './features/subjects/create-exam.tsx'),
  (file) => file.CreateExam,
);

const LessonPage = lazyPage(
  () => import(/* webpackChunkName: "page-lesson" */ './features/lesson/lesson-page.tsx'),
  (file) => file.LessonPage,
);

const AssignmentsPage = lazyPage(
  () => import(/* webpackChunkName: "page-assignments" */ './features/assignment/assignments-page.tsx'),
  (file) => file.AssignmentsPage,
);

const AssignmentPage = lazyPage(
  () => import(/* webpackChunkName: "page-assignment" */ './features/assignment/assignment-page.tsx'),
  (file) => file.AssignmentPage,
);

export function Root(): ReactNode {
  return (
    <PageBoundary>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/student-dashboard" element={<DashboardPage />} />
        <Route path="/account/security" element={<AccountSecurityPage />} />
        <Route path="/courses" element={<CoursesPage />} />
        <Route path="/courses/admission" element={<AdmissionPage />} />
        <Route path="/courses/academic" element={<AcademicPage />} />
        <Route path="/courses/admission/:coursecode" element={<AdmissionCoursePage />} />
        <Route path="/courses/academic/:courseid" element={<AcademicCoursePage />} />
        <Route path="/courses/admission/:coursecode/units" element={<UnitsPage />} />
        <Route path="/courses/admission/:coursecode/units/years" element={<UnitsPage />} />
        <Route path="/courses/academic/:courseid/subjects" element={<SubjectsPage />} />
        <Route path="/courses/academic/:courseid/subjects/units" element={<SubjectUnitsPage />} />
        <Route path="/courses/academic/:courseid/subjects/units/exam" element={<UnitExamsPage />} />
        <Route path="/courses/academic/:courseid/subjects/create-exam" element={<CreateExam />} />
        <Route path="/courses/academic/:courseid/subjects/create-assignment" element={<CreateAssignment />} />
        <Route path="/courses/academic/:courseid/lessons/:lessonid" element={<LessonPage />} />
        <Route path="/assignments" element={<AssignmentsPage />} />
        <Route path="/assignments/view/:id" element={<AssignmentPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/unsubscribe" element={<UnsubscribePage />} />
        <Route path="/about" element={<SitePage key="about" name="about" />} />
        <Route path="/terms" element={<SitePage key="terms" name="terms" />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}
