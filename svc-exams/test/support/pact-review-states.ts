import { paperPublished, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { campaignPaperPublished, campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import {
  enrolled,
  publishedCampaignPaper,
  publishedPastYear,
  registration,
  sitter,
  type ExamsService,
} from './exams-service.ts';
import { campaignPaper, courseExam, pastYearPaper, question, reworded, subject } from './papers.ts';

let count = 0;

/** An exam of a chapter with a pass mark, and a past year, which has none. The totals are counted. */
async function satExams(service: ExamsService) {
  const { userId } = (await sit(service, 'year1')).caller;
  count += 1;
  const examId = `pact-chapter${count}`;
  const student = sitter(service, userId);
  await service.publishExam(courseExam('chapter', { paperId: examId, passingScore: 4 }));
  const { attemptId } = (await student.start({ examKind: 'chapter', examId })).body;
  await student.save(attemptId, 1, { q1: 'q1-a' });
  await student.submit(attemptId);
  await service.waitUntilIdle();
  service.clock.advance(60_000);
  await service.runJob('count-report-sittings');
  return { examId };
}

/** Sits the exam with one right answer. */
async function sit(service: ExamsService, examId: string) {
  count += 1;
  const userId = `pact-reviewed-student${count}`;
  await service.emit(studentEnrolled, enrolled(userId));
  const student = sitter(service, userId);
  const { attemptId } = (await student.start({ examId, subjects: ['Maths'] })).body;
  await student.save(attemptId, 1, { p1: 'p1-a' });
  const resultId = (await student.submit(attemptId)).body._id;
  return { caller: { userId }, student, resultId };
}

/** A new paper: a correction of its key affects no other state. */
async function examOfItsOwn(service: ExamsService) {
  const examId = `pact-year${count}`;
  await service.emit(paperPublished, publishedPastYear(pastYearPaper({ paperId: examId })));
  await sit(service, examId);
  return { examId };
}

async function correctedKey(service: ExamsService) {
  const { examId } = await examOfItsOwn(service);
  await service.admin.post(`/exams/papers/${examId}/key-corrections`, {
    change: { kind: 'change', questionId: 'p1', correct: ['p1-b'] },
    reason: 'Both books say b.',
    keyVersion: 1,
  });
  return { examId };
}

/** A new campaign with a question without a key, sat by one student, whose window has ended. */
async function doubtfulExam(service: ExamsService) {
  count += 1;
  const [examId, campaignId, userId] = [
    `pact-doubt${count}`,
    `pact-doubt-campaign${count}`,
    `pact-doubter${count}`,
  ];
  const window = { opensAt: isoAfter(service, -60_000), closesAt: isoAfter(service, 120_000) };
  const physics = subject('Physics', true, [question('p1', { right: '' }), question('p2')]);
  const subjects = reworded([physics], 'over');
  const paper = campaignPaper({ paperId: examId, campaignId, window, subjects, requiredSubjects: 1 });
  await service.emit(campaignPaperPublished, publishedCampaignPaper(paper));
  const registered = { ...registration(userId, 1, campaignId), registrationId: `pact-doubt-place${count}` };
  await service.emit(campaignRegistered, registered);
  const student = sitter(service, userId);
  const { attemptId } = (await student.start({ examKind: 'campaign', examId })).body;
  await student.submit(attemptId);
  service.clock.advance(240_000);
  await service.runJob('find-faulty-questions');
  return { examId };
}

function isoAfter(service: ExamsService, ms: number): string {
  return new Date(service.clock.now() + ms).toISOString();
}

async function reportedQuestion(service: ExamsService) {
  const { caller, student, resultId } = await sit(service, 'year1');
  const place = { kind: 'result', resultId };
  const body = { place, questionId: 'p1', reason: 'wrong-key', text: 'Both fit.' };
  const reported = await student.post<{ _id: string }>('/exams/question-reports', body);
  return { caller, resultId, reportId: reported.body._id };
}

/** A report as an administrator finds it: the caller stays the administrator. */
async function reportInQueue(service: ExamsService) {
  const { reportId } = await reportedQuestion(service);
  return { reportId };
}

async function answeredReport(service: ExamsService) {
  const { reportId } = await reportInQueue(service);
  await service.admin.put(`/exams/question-reports/${reportId}/answer`, { answer: 'You are right.' });
  return { reportId };
}

async function answeredOwnReport(service: ExamsService) {
  const { reportId, ...own } = await reportedQuestion(service);
  await service.admin.put(`/exams/question-reports/${reportId}/answer`, { answer: 'You are right.' });
  return own;
}

/** Analysis, corrected keys and reported questions. */
export const reviewStates = {
  'exams with and without a pass mark were sat': satExams,
  'a student has submitted an exam of its own': examOfItsOwn,
  'the key of an exam was corrected': correctedKey,
  'the answers of an ended exam put a question in doubt': doubtfulExam,
  'a student has reported a question': reportInQueue,
  'a reported question was answered': answeredReport,
  'the student has reported a question, which was answered': answeredOwnReport,
};
