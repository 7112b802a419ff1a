import { sampleCourse } from '../sample-course.ts';
import { bossScreensOf } from './boss-screens.ts';
import type { SampleIds, Screen } from './screen.ts';
import {
  askToSubmit,
  editSection,
  emptyDashboard,
  failToLoad,
  offerOnlineDues,
  openNotices,
  openPalette,
  openQuestion,
  openRegistration,
  pasteQuestions,
  sendEmpty,
  sendUnknown,
  sit,
  startPractice,
} from './screen-states.ts';

const sitting = ({ yearId, unitId }: SampleIds) =>
  `/courses/admission/${sampleCourse}/units/years/mcq-exam?yearId=${yearId}&unitId=${unitId}`;

const examCampaign = ({ examCampaignId }: SampleIds) => `/campaigns/exam/${examCampaignId}`;

const editExam = ({ upcomingCampaignId }: SampleIds) => `/campaigns/${upcomingCampaignId}/add-exam`;

/** The screens of visitors and students, and the editor of exams, in the order of a user's visit. */
export function siteScreensOf(ids: SampleIds): readonly Screen[] {
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
    { name: 'academic-course', role: 'visitor', path: `/courses/academic/${ids.freeCourseId}` },
    { name: 'campaigns', role: 'visitor', path: '/campaigns' },
    { name: 'exam-campaign', role: 'visitor', path: examCampaign(ids) },
    { name: 'registration', role: 'visitor', path: examCampaign(ids), prepare: openRegistration },
    { name: 'failed', role: 'visitor', path: examCampaign(ids), prepare: failToLoad },
    { name: 'campaign', role: 'visitor', path: `/campaigns/${ids.campaignId}` },
    { name: 'confirm-registration', role: 'visitor', path: '/campaigns/confirm?token=unknown' },
    { name: 'registered-by-number', role: 'visitor', path: `/campaigns/number/${ids.campaignId}` },
    { name: 'sit', role: 'visitor', path: '/campaigns/sit?token=unknown' },
    { name: 'campaign-released', role: 'student', path: `/campaigns/exam/${ids.releasedCampaignId}` },
    { name: 'not-found', role: 'visitor', path: '/no-such-page' },
    { name: 'dashboard', role: 'student', path: '/student-dashboard' },
    { name: 'payment', role: 'student', path: '/payments/unknown?status=failure' },
    { name: 'dashboard-empty', role: 'student', path: '/student-dashboard', prepare: emptyDashboard },
    { name: 'practice', role: 'student', path: '/student' },
    { name: 'practice-sitting', role: 'student', path: '/student/mcq', prepare: startPractice },
    { name: 'mistakes', role: 'student', path: '/student/mistakes' },
    { name: 'bookmarks', role: 'student', path: '/student/bookmarks' },
    { name: 'practice-search', role: 'student', path: '/student/practice/search?q=speed' },
    { name: 'standings', role: 'student', path: '/student/standings' },
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
    {
      name: 'subject-units',
      role: 'student',
      path: `/courses/academic/${ids.freeCourseId}/subjects/units`,
    },
    { name: 'assignments', role: 'student', path: '/assignments' },
    { name: 'assignment', role: 'student', path: `/assignments/view/${ids.assignmentId}` },
    { name: 'routine', role: 'student', path: '/routine' },
    { name: 'class', role: 'student', path: `/routine/classes/${ids.classId}` },
    { name: 'attend', role: 'student', path: `/routine/attend/${ids.classId}` },
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
    { name: 'own-marks', role: 'student', path: `/courses/marks/${ids.freeCourseId}` },
    { name: 'account', role: 'student', path: '/account' },
    { name: 'fees', role: 'student', path: '/fees' },
    { name: 'fees-online', role: 'student', path: '/fees', prepare: offerOnlineDues },
    { name: 'fee-receipt', role: 'student', path: `/fees/receipts/none?courseId=${ids.courseId}` },
    { name: 'account-security', role: 'student', path: '/account/security' },
    { name: 'notices', role: 'student', path: '/account', prepare: openNotices },
    { name: 'account-notices', role: 'student', path: '/account/notices' },
    { name: 'add-exam', role: 'admin', path: `/campaigns/${ids.emptyCampaignId}/add-exam` },
    { name: 'edit-exam', role: 'admin', path: editExam(ids), prepare: openQuestion },
    { name: 'paste-questions', role: 'admin', path: editExam(ids), prepare: pasteQuestions },
    { name: 'exam-paper', role: 'admin', path: `/campaigns/${ids.examCampaignId}/add-exam` },
    { name: 'draft-question', role: 'admin', path: '/courses/newMCQ' },
    { name: 'certificate', role: 'student', path: `/campaigns/exam/${ids.releasedCampaignId}/certificate` },
  ];
}

/** Every screen that is built. */
export const screensOf = (ids: SampleIds): readonly Screen[] => [
  ...siteScreensOf(ids),
  ...bossScreensOf(ids),
];
