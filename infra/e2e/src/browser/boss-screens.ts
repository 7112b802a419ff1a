import type { SampleIds, Screen } from './screen.ts';
import { openExport, openPlan, openRights, openYears } from './screen-states.ts';

/** The screens of the boss area from its menu: people, reports, lists, settings, operations. */
export function bossMenuScreensOf(ids: SampleIds): readonly Screen[] {
  return [
    { name: 'boss', role: 'admin', path: '/boss' },
    { name: 'boss-teaching', role: 'teacher', path: '/boss' },
    { name: 'boss-not-within', role: 'teacher', path: '/boss/fees' },
    {
      name: 'boss-limit-rights',
      role: 'admin',
      path: '/boss/user-management?role=admin&q=joy',
      prepare: openRights,
    },
    { name: 'boss-users', role: 'admin', path: '/boss/user-management' },
    { name: 'boss-nobody-found', role: 'admin', path: '/boss/user-management?q=zzz' },
    { name: 'boss-import-students', role: 'admin', path: '/boss/user-management/import' },
    { name: 'boss-invitations', role: 'admin', path: '/boss/user-management/invitations' },
    { name: 'boss-student', role: 'admin', path: `/boss/students/${ids.studentId}` },
    { name: 'boss-enrolments', role: 'admin', path: '/boss/enrolments' },
    { name: 'boss-batches', role: 'admin', path: '/boss/batches' },
    { name: 'boss-batch', role: 'admin', path: `/boss/batches/${ids.batchId}` },
    { name: 'boss-batch-results', role: 'admin', path: `/boss/batches/${ids.batchId}?part=results` },
    ...['students', 'gradebook', 'ranks', 'weights'].map((part) => ({
      name: `boss-course-${part}`,
      role: 'admin' as const,
      path: `/boss/courses/${ids.courseId}/students?part=${part}`,
    })),
    { name: 'boss-export', role: 'admin', path: `/boss/integrations/exports/${ids.exportId}` },
    { name: 'boss-webhook', role: 'admin', path: `/boss/integrations/webhooks/${ids.webhookId}` },
    { name: 'boss-messages', role: 'admin', path: '/boss/messages' },
    {
      name: 'boss-new-message',
      role: 'admin',
      path: `/boss/messages/new?kind=batch&id=${ids.batchId}&name=Friday`,
    },
    { name: 'boss-message', role: 'admin', path: `/boss/messages/${ids.messageId}` },
    { name: 'boss-edit-message', role: 'admin', path: `/boss/messages/${ids.laterMessageId}/edit` },
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
    { name: 'boss-statement', role: 'admin', path: '/boss/payment-claims/statement' },
    { name: 'boss-online-payments', role: 'admin', path: '/boss/online-payments' },
    { name: 'boss-dues', role: 'admin', path: '/boss/fees' },
    { name: 'boss-change-plan', role: 'admin', path: '/boss/fees', prepare: openPlan },
    { name: 'boss-ledger', role: 'admin', path: '/boss/fees/ledger' },
    { name: 'boss-closing', role: 'admin', path: '/boss/fees/closing' },
    { name: 'boss-coupons', role: 'admin', path: '/boss/fees/coupons' },
    { name: 'boss-price-plans', role: 'admin', path: `/boss/fees/plans?courseId=${ids.courseId}` },
    { name: 'boss-fee-rules', role: 'admin', path: '/boss/fees/rules' },
    { name: 'boss-report-fees', role: 'admin', path: '/boss/reports/fees?days=year' },
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
    { name: 'boss-classes', role: 'admin', path: '/boss/classes' },
    { name: 'boss-attendance', role: 'admin', path: `/boss/classes/${ids.classId}/attendance` },
    { name: 'boss-exam-marking', role: 'admin', path: '/boss/exam-marking' },
    { name: 'boss-exams', role: 'admin', path: '/boss/exams' },
    { name: 'boss-create-exam', role: 'admin', path: `/boss/course/${ids.freeCourseId}/create-exam` },
    { name: 'boss-questions', role: 'admin', path: '/boss/courses/mcq' },
    { name: 'boss-blueprints', role: 'admin', path: '/boss/blueprints' },
    { name: 'boss-create-blueprint', role: 'admin', path: '/boss/blueprints/create' },
    { name: 'boss-paper-questions', role: 'admin', path: `/boss/paper-questions/${ids.yearId}` },
    { name: 'boss-import-questions', role: 'admin', path: '/boss/questions/import' },
    { name: 'boss-exam-campaigns', role: 'admin', path: '/boss/campaign-management' },
    { name: 'boss-exam-desk', role: 'admin', path: `/boss/exam-desk/${ids.examCampaignId}` },
    {
      name: 'boss-campaign-ranking',
      role: 'admin',
      path: `/boss/campaign-management/ranking/${ids.releasedCampaignId}`,
    },
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
    {
      name: 'boss-edit-course',
      role: 'admin',
      path: `/boss/edit-admission-course/${ids.courseId}`,
      prepare: openYears,
    },
    { name: 'boss-settings', role: 'admin', path: '/boss/settings' },
    { name: 'boss-pages', role: 'admin', path: '/boss/pages' },
    { name: 'boss-edit-page', role: 'admin', path: '/boss/pages/about' },
    { name: 'boss-announcement', role: 'admin', path: '/boss/announcement' },
    { name: 'boss-operations', role: 'admin', path: '/boss/operations' },
    { name: 'boss-last-hours', role: 'admin', path: '/boss/operations/last-hours' },
    { name: 'boss-backups', role: 'admin', path: '/boss/operations/backups' },
    { name: 'boss-dead-letters', role: 'admin', path: '/boss/operations/dead-letters' },
    { name: 'boss-republish', role: 'admin', path: '/boss/operations/republish' },
    { name: 'boss-failed-mails', role: 'admin', path: '/boss/operations/mails' },
    { name: 'boss-browser-errors', role: 'admin', path: '/boss/operations/browser-errors' },
    { name: 'boss-remotes', role: 'admin', path: '/boss/operations/remotes' },
    { name: 'boss-recently-deleted', role: 'admin', path: '/boss/recently-deleted' },
    { name: 'boss-audit-log', role: 'admin', path: '/boss/settings/audit' },
    { name: 'boss-api-keys', role: 'admin', path: '/boss/integrations' },
    { name: 'boss-exports', role: 'admin', path: '/boss/integrations/exports' },
    { name: 'boss-new-export', role: 'admin', path: '/boss/integrations/exports', prepare: openExport },
    { name: 'boss-webhooks', role: 'admin', path: '/boss/integrations/webhooks' },
    { name: 'boss-not-open', role: 'admin', path: '/boss/nothing-here' },
  ];
}

/** The screens of single records: campaigns, the course tree, exams and questions. */
export const bossRecordScreensOf = (ids: SampleIds): readonly Screen[] => [
  ...campaignFormsOf(ids),
  ...courseTreeOf(ids),
  ...examScreensOf(ids),
];

/** Every screen of the boss area. */
export const bossScreensOf = (ids: SampleIds): readonly Screen[] => [
  ...bossMenuScreensOf(ids),
  ...bossRecordScreensOf(ids),
];

const screen = (name: string, path: string): Screen => ({ name: `boss-${name}`, role: 'admin', path });

function campaignFormsOf({ campaignId, upcomingCampaignId, examCampaignId }: SampleIds): readonly Screen[] {
  const root = '/boss/campaign-management';
  const participants = `${root}/participants/${examCampaignId}`;
  return [
    screen('create-campaign', `${root}/create-campaign`),
    screen('edit-campaign', `${root}/create-campaign/${campaignId}`),
    screen('edit-exam-campaign', `${root}/create-exam-campaign/${upcomingCampaignId}`),
    screen('waiting-list', `${participants}/waiting-list`),
    screen('participant-message', `${participants}/message`),
  ];
}

function courseTreeOf(ids: SampleIds): readonly Screen[] {
  const { freeCourseId, subjectId, chapterId, contentId, lessonId } = ids;
  const chapter = '/boss/courses/subject/chapter';
  return [
    screen('edit-academic-course', `/boss/edit-academiccourse/${freeCourseId}`),
    screen('academic-course-draft', `/boss/create-academiccourse/${freeCourseId}`),
    screen('academic-courses-short', '/boss/academiccourses'),
    screen('university-draft', `/boss/create-university/${ids.courseId}`),
    screen('create-course', '/boss/create-course'),
    screen('edit-short-course', `/boss/courses/${freeCourseId}/edit`),
    screen('course-openings', `/boss/courses/${freeCourseId}/openings`),
    screen('course-copy', `/boss/courses/${freeCourseId}/copy`),
    screen('subjects', `/boss/courses/${freeCourseId}`),
    screen('chapters', `/boss/courses/subject/${subjectId}`),
    screen('contents', `${chapter}/contents/${chapterId}`),
    screen('create-content', `${chapter}/${chapterId}/create-content`),
    screen('content', `${chapter}/content/${contentId}`),
    screen('edit-content', `${chapter}/content/${contentId}/edit`),
    screen('lessons', `${chapter}/Lessons/${chapterId}`),
    screen('create-lesson', `${chapter}/${chapterId}/create-lesson`),
    screen('lesson', `${chapter}/lesson/${lessonId}`),
    screen('edit-lesson', `${chapter}/lesson/${lessonId}/edit`),
  ];
}

function examScreensOf(ids: SampleIds): readonly Screen[] {
  const { assignmentId, examId, examParentType, examParentId, writtenResultId, academicResultId } = ids;
  return [
    screen('create-assignment', '/boss/assignments/create'),
    screen('edit-assignment', `/boss/assignments/edit/${assignmentId}`),
    screen('classes-of-week', '/boss/classes/week'),
    screen('create-class', '/boss/classes/create'),
    screen('edit-class', `/boss/classes/${ids.classId}/edit`),
    screen('attendance-report', `/boss/classes/attendance?courseId=${ids.freeCourseId}`),
    screen('attendance-of-student', `/boss/classes/attendance/${ids.studentId}`),
    screen('marking-desk', `/boss/assignments/${assignmentId}/marking`),
    screen('exam-marking-desk', `/boss/exam-marking/${writtenResultId}`),
    screen('exams-of-subject', `/boss/exams/${examParentType}/${examParentId}`),
    screen('edit-exam', `/boss/${examParentId}/${examParentType}/edit-exam/${examId}`),
    screen('exam-view', `/boss/courses/subject/Exam/contents/${examId}`),
    screen('create-question', '/boss/courses/newMCQ'),
    screen('edit-question', `/boss/courses/mcq/${ids.questionId}`),
    screen('edit-blueprint', `/boss/blueprints/${ids.blueprintId}`),
    screen('academic-results-of-student', `/boss/academic-results?student=${ids.studentId}`),
    screen('edit-academic-result', `/boss/academic-results/edit/${academicResultId}`),
  ];
}
