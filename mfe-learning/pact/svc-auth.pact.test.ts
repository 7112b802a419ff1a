import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  readDashboard,
  readHomePageMeta,
  readSitePage,
  readSitePageMeta,
  countStudents,
  readSiteSettings,
  setDailyGoal,
} from '@pathshala/svc-auth-contract/http';
import { turnOffNotices, turnOnNotices } from '@pathshala/svc-auth-contract/notices';
import { accountCalls, noticeCalls } from './account-calls.ts';
import { accountSecurityCalls } from './account-security-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { dashboard } from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';

callsOf({ consumer: 'mfe-learning', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  accountCalls(call);
  noticeCalls(call);
  accountSecurityCalls(call);
  profileCalls(call);
  call(readSiteSettings, 'the home page’s numbers and contact', {
    given: 'the site has its settings',
    as: 'visitor',
    uses: {
      statistics: { students: 1, classes: 1, sheets: 1, tests: 1, rating: 4.5 },
      contact: { address: { bn: 'ঢাকা', en: 'Dhaka' }, phone: '+880', email: 'a@example.com' },
      social: [{ name: 'Facebook', url: 'https://example.com' }],
      copyrightYear: 2026,
      countStatistics: true,
    },
  });
  call(countStudents, 'the number of students on the home page', {
    given: 'the site counts its statistics',
    as: 'visitor',
    uses: { students: 1 },
  });
  call(readSitePage, 'a page of the school', {
    given: 'an administrator has written the page about',
    as: 'visitor',
    params: { name: 'about' },
    uses: { title: { bn: 'আমাদের কথা', en: 'About us' }, body: '<p>Text</p>' },
  });
  call(readSitePageMeta, 'what a link to a page of the school shows', {
    given: 'an administrator has written the page about',
    as: 'visitor',
    params: { name: 'about' },
    uses: { title: 'About us', description: 'Text' },
  });
  call(readHomePageMeta, 'what a link to the home page shows', {
    given: 'the site has its settings',
    as: 'visitor',
    uses: {
      title: 'Pathshala',
      description: 'Courses and exams',
      image: '/api/settings/share-pictures/0af90af90af90af9',
    },
  });
  for (const [route, mailsNotices] of [
    [turnOffNotices, false],
    [turnOnNotices, true],
  ] as const) {
    call(route, `notices turned ${mailsNotices ? 'on' : 'off'} by the link of a mail`, {
      given: 'a notice was mailed',
      as: 'visitor',
      query: { token: provided('token') },
      uses: { mailsNotices: exactly(mailsNotices) },
    });
  }
  call(readDashboard, 'the dashboard', {
    given: 'the student has a course in progress and a result',
    as: student,
    uses: {
      ...fieldsOf(
        dashboard,
        'coursesCompleted',
        'coursesInProgress',
        'lastCourseId',
        'papersFinished',
        'streak',
      ),
      courses: dashboard.courses.map((course) => ({
        ...fieldsOf(course, 'courseId', 'courseCode', 'name', 'progress'),
        category: exactly(course.category),
      })),
      recentResults: dashboard.recentResults.map((result) => ({
        ...fieldsOf(
          result,
          'resultId',
          'examKind',
          'examId',
          'courseId',
          'unitId',
          'title',
          'score',
          'totalMarks',
          'bestScore',
          'marksLost',
        ),
        dateTaken: time,
      })),
      scoreTrend: [
        { dateTaken: time, examKind: 'past-year', percent: 62.5, lostPercent: 2.5, title: 'A unit 2023' },
      ],
      lastCourseAt: time,
      lastDays: [{ day: '2026-01-15', isActive: true, isGrace: false }],
      today: fieldsOf(dashboard.today, 'day', 'goal', 'questions', 'lessons', 'reviews'),
    },
  });
  call(setDailyGoal, 'another daily goal', {
    given: 'the student has a course in progress and a result',
    as: student,
    body: { dailyGoal: 40 },
    uses: { dailyGoal: exactly(40) },
  });
  call(readDashboard, 'the dashboard of an account without a record', {
    given: 'the student has no record',
    as: student,
    refused: { status: 404, code: 'auth.student-unknown' },
  });
});
