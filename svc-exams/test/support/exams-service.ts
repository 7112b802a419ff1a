import {
  campaignPaperPublished,
  campaignRegistered,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import { paperPublished, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@pathshala/service-testing/start-test-service';
import { examPaperPublished, examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { AttemptAnswer, RegisteredExam, SaveReceipt } from '@pathshala/svc-exams-contract/attempt';
import { keyUrl, paperUrl, type PaperKey, type StudentPaper } from '@pathshala/svc-exams-contract/paper';
import type { Result } from '@pathshala/svc-exams-contract/result';
import type { Paper } from '../../src/papers/domain/paper.ts';
import { createService } from '../../src/service.ts';
import { campaignPaper, campaignWindow, pastYearPaper } from './papers.ts';

export type { AttemptAnswer, RegisteredExam, Result, SaveReceipt };

/** The fields of a paper that both publishing events have. */
function published(paper: Paper) {
  const { paperId, version, title, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } =
    paper;
  const facts = {
    paperId,
    version,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
  };
  return { ...facts, subjects: structuredClone(paper.subjects) as never };
}

export function publishedPastYear(paper: Paper) {
  return {
    ...published(paper),
    courseId: paper.courseId ?? '',
    courseCode: 'DU',
    courseName: 'Dhaka University',
    unitId: paper.unitId ?? '',
    unitName: 'A unit',
  };
}

export function publishedCampaignPaper(paper: Paper, scoreVisible: 'after-end' | 'at-once' = 'after-end') {
  return {
    ...published(paper),
    campaignId: paper.campaignId ?? '',
    opensAt: paper.window?.opensAt ?? '',
    closesAt: paper.window?.closesAt ?? '',
    scoreVisible,
    ...(paper.order === undefined ? {} : { order: { ...paper.order } }),
  };
}

function publishedExam(paper: Paper) {
  const { examKind, courseId, unitId, window, examType = 'MCQ', markingScheme } = paper;
  const { order, passingScore, parent, answersShown, written } = paper;
  const later = { order, passingScore, parent, answersShown, markingScheme, written };
  const own = { examKind, courseId: courseId ?? '', unitId, window, examType };
  return structuredClone({ ...published(paper), ...own, ...later }) as never;
}

export function enrolled(studentId: string, courseId = 'course1') {
  return {
    enrolmentId: `enrolment-${studentId}-${courseId}`,
    studentId,
    courseId,
    courseKind: 'admission' as const,
    category: 'admissionPrep' as const,
    courseName: 'Dhaka University',
    courseCode: 'DU',
    courseThumbnail: '',
    enrolledAt: '2026-01-10T10:00:00.000Z',
  };
}

export function registration(studentId: string | null, version = 1, campaignId = 'campaign1') {
  return { registrationId: `registration-${campaignId}`, campaignId, studentId, version };
}

/** The service with a past year of course1 and a campaign exam; `student1` is enrolled and registered. */
export async function startExams(options: TestServiceOptions = {}) {
  const service = await startTestService(createService, options);
  await service.emit(paperPublished, publishedPastYear(pastYearPaper()));
  await service.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper()));
  await service.emit(studentEnrolled, enrolled('student1'));
  await service.emit(campaignRegistered, registration('student1'));
  return Object.assign(service, {
    student: sitter(service, 'student1'),
    other: sitter(service, 'student2'),
    admin: service.client.as({ role: 'admin' }),
    /** Publishes the paper as its author saves it. */
    publishExam: (paper: Paper) => service.emit(examPaperPublished, publishedExam(paper)),
    submittedEvents: () => service.published(examSubmitted),
    /** The author moves the end of the campaign, or its whole window. */
    moveWindow: (version: number, closesAt: string, opensAt: string = campaignWindow.opensAt) =>
      service.emit(
        campaignPaperPublished,
        publishedCampaignPaper(campaignPaper({ version, window: { opensAt, closesAt } })),
      ),
    /** Sets the clock to the time, and runs the jobs that are due until then. */
    async goTo(time: string) {
      service.clock.advance(Date.parse(time) - service.clock.now());
      await service.runJob('sweep-overdue-attempts');
      await service.runJob('confirm-moved-windows');
      await service.waitUntilIdle();
    },
    release: () =>
      service.emit(campaignResultsReleased, {
        campaignId: 'campaign1',
        releasedAt: '2026-01-16T00:00:00.000Z',
      }),
    cancel: (version: number) =>
      service.emit(campaignRegistrationCancelled, registration('student1', version)),
  });
}

export type ExamsService = Awaited<ReturnType<typeof startExams>>;

/** One student's calls, named by their purpose. */
export function sitter(service: TestService, userId: string) {
  const client = service.client.as({ role: 'student', userId });
  return {
    ...client,
    start: (exam: Record<string, unknown> = {}) =>
      client.post<AttemptAnswer>('/exams/attempts', { examKind: 'past-year', examId: 'year1', ...exam }),
    save: (attemptId: string, clientSeq: number, answers: Readonly<Record<string, string | null>>) =>
      client.put<SaveReceipt>(`/exams/attempts/${attemptId}/answers`, {
        clientSeq,
        answers: listOf(answers),
      }),
    mark: (attemptId: string, clientSeq: number, questionId: string) =>
      client.put<SaveReceipt>(`/exams/attempts/${attemptId}/answers`, {
        clientSeq,
        answers: [],
        marked: [{ questionId, isMarked: true }],
      }),
    choose: (attemptId: string, subjects: readonly string[]) =>
      client.put(`/exams/attempts/${attemptId}/subjects`, { subjects }),
    read: (attemptId: string) => client.get<AttemptAnswer>(`/exams/attempts/${attemptId}`),
    paper: (examId: string, version = 1) => client.get<StudentPaper>(paperUrl(examId, version)),
    key: (examId: string, version = 1) => client.get<PaperKey>(keyUrl(examId, version, 1)),
    submit: (attemptId: string, body: Record<string, unknown> = {}) =>
      client.post<Result>(`/exams/attempts/${attemptId}/submit`, body),
    registered: () => client.get<{ items: RegisteredExam[]; total: number }>('/exams/registered'),
    result: (resultId: string) => client.get<Result>(`/exams/results/${resultId}`),
  };
}

export const campaign = { examKind: 'campaign', examId: 'exam1' } as const;

export function listOf(answers: Readonly<Record<string, string | null>>) {
  return Object.entries(answers).map(([questionId, selectedOption]) => ({ questionId, selectedOption }));
}
