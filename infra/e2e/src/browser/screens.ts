import type { Page } from 'playwright-core';
import { sampleCourse } from '../sample-course.ts';
import {
  askToSubmit,
  editSection,
  emptyDashboard,
  failToLoad,
  openPalette,
  openQuestion,
  openRegistration,
  openYears,
  pasteQuestions,
  sendEmpty,
  sendUnknown,
  sit,
} from './screen-states.ts';

export type Role = 'visitor' | 'student' | 'admin';

export interface Screen {
  readonly name: string;
  readonly role: Role;
  readonly path: string;
  /** Brings the screen into the state to be checked. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Ids of the sample data that addresses need. */
export interface SampleIds {
  readonly examCampaignId: string;
  /** Not started, with questions. */
  readonly upcomingCampaignId: string;
  /** Not started, without an exam. */
  readonly emptyCampaignId: string;
  readonly campaignId: string;
  readonly courseId: string;
  readonly yearId: string;
  readonly unitId: string;
  readonly academicCourseId: string;
  /** An academic course in which the demo student is enrolled, and its first lesson. */
  readonly freeCourseId: string;
  readonly lessonId: string;
  readonly resultId: string;
  readonly releasedCampaignId: string;
  readonly rankedResultId: string;
  /** A question of the year that the demo student has reported. */
  readonly reportedQuestionId: string;
  readonly reportId: string;
}

const sitting = ({ yearId, unitId }: SampleIds) =>
  `/courses/admission/${sampleCourse}/units/years/mcq-exam?yearId=${yearId}&unitId=${unitId}`;

const examCampaign = ({ examCampaignId }: SampleIds) => `/campaigns/exam/${examCampaignId}`;

const editCourse = ({ courseId }: SampleIds) => `/boss/edit-admission-course/${courseId}`;

const editExam = ({ upcomingCampaignId }: SampleIds) => `/campaigns/${upcomingCampaignId}/add-exam`;

/** Every screen that is built, in the order of a user's visit. */
export function screensOf(ids: SampleIds): readonly Screen[] {
  return [
    { name: 'home', role: 'visitor', path: '/' },
    { name: 'login', role: 'visitor', path: '/login' },
    { name: 'login-refused', role: 'visitor', path: '/login', prepare: sendUnknown },
    { name: 'signup', role: 'visitor', path: '/signup' },
    { name: 'signup-empty', role: 'visitor', path: '/signup', prepare: sendEmpty },
    { name: 'verify', role: 'visitor', path: '/verifyotp' },
    { name: 'forgot-password', role: 'visitor', path: '/forgot-password' },
    { name: 'reset-password', role: 'visitor', path: '/reset-password?token=unknown' },
    { name: 'reset-password-over', role: 'visitor', path: '/reset-password' },
    { name: 'unlock', role: 'visitor', path: '/unlock?token=unknown' },
    { name: 'about', role: 'visitor', path: '/about' },
    { name: 'terms', role: 'visitor', path: '/terms' },
    { name: 'unsubscribe', role: 'visitor', path: '/unsubscribe?token=unknown' },
    { name: 'invitation', role: 'visitor', path: '/invitation?token=unknown' },
    { name: 'courses', role: 'visitor', path: '/courses' },
    { name: 'courses-admission', role: 'visitor', path: '/courses/admission' },
    { name: 'courses-academic', role: 'visitor', path: '/courses/academic' },
    { name: 'course', role: 'visitor', path: `/courses/admission/${sampleCourse}` },
    { name: 'campaigns', role: 'visitor', path: '/campaigns' },
    { name: 'exam-campaign', role: 'visitor', path: examCampaign(ids) },
    { name: 'registration', role: 'visitor', path: examCampaign(ids), prepare: openRegistration },
    { name: 'failed', role: 'visitor', path: examCampaign(ids), prepare: failToLoad },
    { name: 'campaign', role: 'visitor', path: `/campaigns/${ids.campaignId}` },
    { name: 'not-found', role: 'visitor', path: '/no-such-page' },
    { name: 'dashboard', role: 'student', path: '/student-dashboard' },
    { name: 'dashboard-empty', role: 'student', path: '/student-dashboard', prepare: emptyDashboard },
    { name: 'practice', role: 'student', path: '/student' },
    { name: 'practice-sitting', role: 'student', path: '/student/mcq' },
    { name: 'mistakes', role: 'student', path: '/student/mistakes' },
    { name: 'bookmarks', role: 'student', path: '/student/bookmarks' },
    { name: 'units', role: 'student', path: `/courses/admission/${sampleCourse}/units` },
    { name: 'subjects', role: 'student', path: `/courses/academic/${ids.freeCourseId}/subjects` },
    {
      name: 'unit-exams',
      role: 'student',
      path: `/courses/academic/${ids.freeCourseId}/subjects/units/exam`,
    },
    {
      name: 'lesson',
      role: 'student',
      path: `/courses/academic/${ids.freeCourseId}/lessons/${ids.lessonId}`,
    },
    { name: 'assignments', role: 'student', path: '/assignments' },
    { name: 'exam-before', role: 'student', path: sitting(ids) },
    { name: 'sitting', role: 'student', path: sitting(ids), prepare: sit },
    { name: 'sitting-palette', role: 'student', path: sitting(ids), prepare: openPalette },
    { name: 'sitting-submit', role: 'student', path: sitting(ids), prepare: askToSubmit },
    { name: 'result', role: 'student', path: `/exams/results/${ids.resultId}` },
    {
      name: 'answers',
      role: 'student',
      path: sitting(ids).replace('mcq-exam', 'correct-answers'),
    },
    { name: 'exams', role: 'student', path: '/exams' },
    { name: 'report-card', role: 'student', path: '/exams/report-card' },
    { name: 'campaign-exam', role: 'student', path: `/exams/campaign/${ids.examCampaignId}` },
    { name: 'merit-list', role: 'student', path: `/campaigns/exam/${ids.releasedCampaignId}/merit-list` },
    { name: 'admit-card', role: 'student', path: `/campaigns/card/${ids.releasedCampaignId}` },
    { name: 'result-with-rank', role: 'student', path: `/exams/results/${ids.rankedResultId}` },
    { name: 'profile', role: 'student', path: '/profile' },
    { name: 'profile-edit', role: 'student', path: '/profile', prepare: editSection },
    { name: 'profile-courses', role: 'student', path: '/profile?tab=courses' },
    { name: 'account', role: 'student', path: '/account' },
    { name: 'add-exam', role: 'admin', path: `/campaigns/${ids.emptyCampaignId}/add-exam` },
    { name: 'edit-exam', role: 'admin', path: editExam(ids), prepare: openQuestion },
    { name: 'paste-questions', role: 'admin', path: editExam(ids), prepare: pasteQuestions },
    { name: 'exam-paper', role: 'admin', path: `/campaigns/${ids.examCampaignId}/add-exam` },
    { name: 'boss', role: 'admin', path: '/boss' },
    { name: 'boss-users', role: 'admin', path: '/boss/user-management' },
    { name: 'boss-nobody-found', role: 'admin', path: '/boss/user-management?q=zzz' },
    { name: 'boss-import-students', role: 'admin', path: '/boss/user-management/import' },
    { name: 'boss-bulk-enrolment', role: 'admin', path: '/boss/enrolments/bulk' },
    { name: 'boss-results', role: 'admin', path: '/boss/results' },
    {
      name: 'boss-academic-results',
      role: 'admin',
      path: `/boss/academic-results/create?student=${ids.courseId}`,
    },
    { name: 'boss-reports', role: 'admin', path: '/boss/reports' },
    { name: 'boss-report-enrolments', role: 'admin', path: '/boss/reports/enrolments?days=threeYears' },
    { name: 'boss-report-revenue', role: 'admin', path: '/boss/reports/revenue?days=year' },
    { name: 'boss-report-courses', role: 'admin', path: '/boss/reports/courses?days=year' },
    { name: 'boss-payment-claims', role: 'admin', path: '/boss/payment-claims?state=sent' },
    { name: 'boss-academic-courses', role: 'admin', path: '/boss/course-management/academic-courses' },
    { name: 'boss-create-academic-course', role: 'admin', path: '/boss/create-academiccourse' },
    { name: 'boss-courses', role: 'admin', path: '/boss/list' },
    { name: 'boss-exam-analysis', role: 'admin', path: `/boss/exam-analysis/${ids.yearId}` },
    {
      name: 'boss-key-correction',
      role: 'admin',
      path: `/boss/key-correction/${ids.yearId}?question=${ids.reportedQuestionId}`,
    },
    { name: 'boss-question-reports', role: 'admin', path: '/boss/question-reports' },
    { name: 'boss-question-report', role: 'admin', path: `/boss/question-reports/${ids.reportId}` },
    { name: 'boss-report-exams', role: 'admin', path: '/boss/reports/exams' },
    { name: 'boss-report-exam', role: 'admin', path: `/boss/reports/exams/${ids.yearId}` },
    { name: 'boss-report-activity', role: 'admin', path: '/boss/reports/activity' },
    { name: 'boss-report-campaigns', role: 'admin', path: '/boss/reports/campaigns' },
    {
      name: 'boss-report-campaign',
      role: 'admin',
      path: `/boss/reports/campaigns/${ids.examCampaignId}`,
    },
    { name: 'boss-assignments', role: 'admin', path: '/boss/assignments' },
    { name: 'boss-exam-marking', role: 'admin', path: '/boss/exam-marking' },
    { name: 'boss-exams', role: 'admin', path: '/boss/exams' },
    { name: 'boss-create-exam', role: 'admin', path: `/boss/course/${ids.freeCourseId}/create-exam` },
    { name: 'boss-questions', role: 'admin', path: '/boss/courses/mcq' },
    { name: 'boss-import-questions', role: 'admin', path: '/boss/questions/import' },
    { name: 'draft-question', role: 'admin', path: '/courses/newMCQ' },
    { name: 'boss-exam-campaigns', role: 'admin', path: '/boss/campaign-management' },
    { name: 'boss-exam-desk', role: 'admin', path: `/boss/exam-desk/${ids.examCampaignId}` },
    {
      name: 'boss-campaign-release',
      role: 'admin',
      path: `/boss/campaign-management/release/${ids.releasedCampaignId}`,
    },
    { name: 'boss-campaigns', role: 'admin', path: '/boss/campaign-management/campaigns' },
    {
      name: 'boss-create-exam-campaign',
      role: 'admin',
      path: '/boss/campaign-management/create-exam-campaign',
    },
    {
      name: 'boss-participants',
      role: 'admin',
      path: `/boss/campaign-management/participants/${ids.campaignId}`,
    },
    { name: 'boss-universities', role: 'admin', path: '/boss/course-management/university-courses' },
    { name: 'boss-create-university', role: 'admin', path: '/boss/create-university' },
    { name: 'boss-edit-course', role: 'admin', path: editCourse(ids), prepare: openYears },
    { name: 'certificate', role: 'student', path: `/campaigns/exam/${ids.releasedCampaignId}/certificate` },
    { name: 'boss-settings', role: 'admin', path: '/boss/settings' },
    { name: 'boss-pages', role: 'admin', path: '/boss/pages' },
    { name: 'boss-edit-page', role: 'admin', path: '/boss/pages/about' },
    { name: 'boss-announcement', role: 'admin', path: '/boss/announcement' },
    { name: 'boss-operations', role: 'admin', path: '/boss/operations' },
    { name: 'boss-dead-letters', role: 'admin', path: '/boss/operations/dead-letters' },
    { name: 'boss-republish', role: 'admin', path: '/boss/operations/republish' },
    { name: 'boss-failed-mails', role: 'admin', path: '/boss/operations/mails' },
    { name: 'boss-browser-errors', role: 'admin', path: '/boss/operations/browser-errors' },
    { name: 'boss-remotes', role: 'admin', path: '/boss/operations/remotes' },
    { name: 'boss-recently-deleted', role: 'admin', path: '/boss/recently-deleted' },
    { name: 'boss-audit-log', role: 'admin', path: '/boss/settings/audit' },
    { name: 'boss-not-open', role: 'admin', path: '/boss/nothing-here' },
  ];
}
