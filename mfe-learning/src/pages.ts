import { commonTexts } from '@pathshala/web-kit/common-texts';
import { definePages } from '@pathshala/web-kit/define-pages';
import { loadLessonPage } from './load-lesson-page.ts';

const unitsPage = () => import('./features/units/units-page.tsx').then((file) => file.UnitsPage);

/** The pages of this remote: addresses, who may open them, what shows them, and their places in the menus. */
export const pages = definePages({
  name: 'mfe-learning',
  pages: [
    {
      path: '/',
      access: 'visitor',
      isPrerendered: true,
      meta: '/settings/page-meta',
      answer: '/admissioncourse/universities?pageSize=1',
      plain: {
        file: 'home.liquid',
        calls: {
          courses: '/admissioncourse/universities?pageSize=4',
          samples: '/admissioncourse/universities/samplequestions/:courses.items.0.courseCode',
          exams: '/examcampaigns?phase=current&exam=with&pageSize=1',
        },
      },
      load: () => import('./features/home/home-page.tsx').then((file) => file.HomePage),
      nav: {
        text: { en: 'Home', bn: 'প্রথম পাতা' },
        icon: 'home',
        order: 10,
        audience: ['visitor', 'student', 'admin'],
      },
    },
    {
      path: '/student-dashboard',
      access: 'student',
      load: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
      nav: {
        text: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
        icon: 'dashboard',
        order: 20,
        audience: ['student', 'admin'],
      },
    },
    {
      path: '/profile',
      access: 'student',
      load: () => import('./features/profile/profile-page.tsx').then((file) => file.ProfilePage),
      nav: {
        text: commonTexts.profile,
        icon: 'profile',
        order: 30,
        audience: ['student', 'admin'],
      },
    },
    {
      path: '/account',
      access: 'student',
      load: () => import('./features/account/account-page.tsx').then((file) => file.AccountPage),
      nav: {
        text: commonTexts.account,
        icon: 'account',
        order: 35,
        audience: ['student', 'admin'],
      },
    },
    {
      path: '/account/security',
      access: 'student',
      load: () =>
        import('./features/account-security/account-security-page.tsx').then(
          (file) => file.AccountSecurityPage,
        ),
    },
    {
      path: '/account/notices',
      access: 'student',
      load: () => import('./features/notices/notices-page.tsx').then((file) => file.NoticesPage),
    },
    {
      path: '/fees',
      access: 'student',
      load: () => import('./features/fees/fees-page.tsx').then((file) => file.FeesPage),
      nav: { text: commonTexts.myFees, icon: 'fees', order: 36, audience: ['student'] },
    },
    {
      path: '/fees/receipts/:id',
      access: 'student',
      load: () => import('./features/fees/receipt-page.tsx').then((file) => file.ReceiptPage),
    },
    {
      path: '/courses',
      access: 'visitor',
      isPrerendered: true,
      plain: {
        file: 'courses.liquid',
        calls: { admission: '/admissioncourse/universities', academic: '/academiccourse/academicCourses' },
      },
      load: () => import('./features/course-list/courses-page.tsx').then((file) => file.CoursesPage),
      nav: {
        text: commonTexts.courses,
        icon: 'courses',
        order: 40,
        audience: ['visitor', 'student', 'admin'],
      },
    },
    {
      path: '/courses/admission',
      access: 'visitor',
      isPrerendered: true,
      answer: '/admissioncourse/universities?page=1',
      plain: { file: 'admission-list.liquid', calls: { courses: '/admissioncourse/universities' } },
      load: () => import('./features/course-list/admission-page.tsx').then((file) => file.AdmissionPage),
    },
    {
      path: '/courses/admission/:coursecode',
      access: 'visitor',
      meta: '/courses/page-meta/admission/:coursecode',
      plain: {
        file: 'admission-course.liquid',
        calls: {
          course: '/admissioncourse/universities/coursedetails/:coursecode',
          samples: '/admissioncourse/universities/samplequestions/:coursecode',
        },
      },
      load: () =>
        import('./features/admission-detail/admission-detail-page.tsx').then((file) => file.CoursePage),
    },
    { path: '/courses/admission/:coursecode/units', access: 'student', load: unitsPage },
    { path: '/courses/admission/:coursecode/units/years', access: 'student', load: unitsPage },
    {
      path: '/courses/academic',
      access: 'visitor',
      isPrerendered: true,
      answer: '/academiccourse/academicCourses?page=1',
      plain: { file: 'academic-list.liquid', calls: { courses: '/academiccourse/academicCourses' } },
      load: () => import('./features/course-list/academic-page.tsx').then((file) => file.AcademicPage),
    },
    {
      path: '/courses/academic/:courseid',
      access: 'visitor',
      meta: '/courses/page-meta/academic/:courseid',
      plain: {
        file: 'academic-course.liquid',
        calls: { course: '/academiccourse/academicCourses/:courseid' },
      },
      load: () =>
        import('./features/academic-detail/academic-detail-page.tsx').then((file) => file.CoursePage),
    },
    {
      path: '/courses/academic/:courseid/subjects',
      access: 'student',
      load: () => import('./features/subjects/subjects-page.tsx').then((file) => file.SubjectsPage),
    },
    {
      path: '/courses/academic/:courseid/subjects/units',
      access: 'student',
      load: () =>
        import(/* webpackChunkName: "page-subject-units" */ './features/subjects/units-page.tsx').then(
          (file) => file.UnitsPage,
        ),
    },
    {
      path: '/courses/academic/:courseid/subjects/create-assignment',
      access: 'admin',
      load: () => import('./features/subjects/create-assignment.tsx').then((file) => file.CreateAssignment),
    },
    {
      path: '/courses/academic/:courseid/subjects/create-exam',
      access: 'admin',
      load: () => import('./features/subjects/create-exam.tsx').then((file) => file.CreateExam),
    },
    {
      path: '/courses/academic/:courseid/subjects/units/exam',
      access: 'student',
      load: () => import('./features/subjects/unit-exams-page.tsx').then((file) => file.UnitExamsPage),
    },
    {
      path: '/courses/academic/:courseid/lessons/:lessonid',
      access: 'student',
      load: loadLessonPage,
    },
    {
      path: '/courses/marks/:courseid',
      access: 'student',
      load: () => import('./features/marks/marks-page.tsx').then((file) => file.MarksPage),
    },
    {
      path: '/assignments',
      access: 'student',
      load: () => import('./features/assignment/assignments-page.tsx').then((file) => file.AssignmentsPage),
      nav: { text: commonTexts.assignments, icon: 'exams', order: 45, audience: ['student'] },
    },
    {
      path: '/assignments/view/:id',
      access: 'student',
      load: () => import('./features/assignment/assignment-page.tsx').then((file) => file.AssignmentPage),
    },
    {
      path: '/payments/:id',
      access: 'student',
      load: () =>
        import('./features/payment-result/payment-result-page.tsx').then((file) => file.PaymentResultPage),
    },
    {
      path: '/routine',
      access: 'student',
      load: () => import('./features/routine/routine-page.tsx').then((file) => file.RoutinePage),
      nav: { text: { en: 'Routine', bn: 'রুটিন' }, icon: 'routine', order: 42, audience: ['student'] },
    },
    {
      path: '/routine/classes/:id',
      access: 'student',
      load: () =>
        import(/* webpackChunkName: "page-routine-class" */ './features/routine/class-page.tsx').then(
          (file) => file.ClassPage,
        ),
    },
    {
      path: '/routine/attend/:id',
      access: 'student',
      load: () => import('./features/routine/attend-page.tsx').then((file) => file.AttendPage),
    },
    {
      path: '/about',
      access: 'visitor',
      meta: '/pages/about/meta',
      load: () => import('./features/site-page/site-page.tsx').then((file) => file.AboutPage),
    },
    {
      path: '/terms',
      access: 'visitor',
      meta: '/pages/terms/meta',
      load: () => import('./features/site-page/site-page.tsx').then((file) => file.TermsPage),
    },
    {
      path: '/unsubscribe',
      access: 'visitor',
      load: () => import('./features/unsubscribe/unsubscribe-page.tsx').then((file) => file.UnsubscribePage),
    },
  ],
  claims: [
    { path: '/courses/academic/:courseid/subjects/*', access: 'student' },
    { path: '/courses/*', access: 'visitor' },
    { path: '/assignments/*', access: 'student' },
    { path: '/routine/*', access: 'student' },
  ],
});
