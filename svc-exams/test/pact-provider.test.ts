import { describeProvider } from '@pathshala/pact/provider';
import { campaignPaperPublished, campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import {
  campaign,
  enrolled,
  publishedCampaignPaper,
  registration,
  sitter,
  startExams,
  type ExamsService,
} from './support/exams-service.ts';
import { campaignPaper } from './support/papers.ts';

let students = 0;

/** A student of one's own for each interaction: enrolled in course1, without an attempt. */
async function newStudent(service: ExamsService) {
  students += 1;
  const userId = `pact-student${students}`;
  await service.emit(studentEnrolled, enrolled(userId));
  return { caller: { userId }, student: sitter(service, userId), userId };
}

async function openAttempt(service: ExamsService) {
  const { caller, student } = await newStudent(service);
  const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
  await student.save(attemptId, 1, { p1: 'p1-a', p2: 'p2-b', b1: 'b1-a', b2: 'b2-a' });
  return { caller, student, attemptId };
}

async function result(service: ExamsService) {
  const { caller, student, attemptId } = await openAttempt(service);
  const submitted = await student.submit(attemptId);
  return { caller, attemptId, resultId: submitted.body._id };
}

async function campaignResult(service: ExamsService) {
  const { caller, student, userId } = await newStudent(service);
  const registrationId = `registration-${userId}`;
  await service.emit(campaignRegistered, { ...registration(userId), registrationId });
  const { attemptId } = (await student.start({ ...campaign, subjects: ['Biology'] })).body;
  const submitted = await student.submit(attemptId);
  return { caller, resultId: submitted.body._id };
}

/** A campaign of its own, because the first start of an exam is published once. */
async function campaignStart(service: ExamsService) {
  students += 1;
  const [examId, campaignId, userId] = [
    `exam-${students}`,
    `campaign-${students}`,
    `pact-student${students}`,
  ];
  const paper = campaignPaper({ paperId: examId, campaignId });
  await service.emit(campaignPaperPublished, publishedCampaignPaper(paper));
  const registered = { ...registration(userId, 1, campaignId), registrationId: `registration-${userId}` };
  await service.emit(campaignRegistered, registered);
  await sitter(service, userId).start({ examKind: 'campaign', examId, subjects: ['Biology'] });
}

const correction = { updateData: { score: 2 }, reason: 'The key was wrong.' };

async function correctedResult(service: ExamsService) {
  const { caller, resultId } = await result(service);
  await service.admin.put(`/exams/exam-results/${resultId}`, correction);
  return { caller, resultId };
}

describeProvider({
  provider: 'svc-exams',
  start: () => startExams(),
  states: {
    'there is no paper nowhere': async () => undefined,
    'the student may sit a past year': async (service) => {
      const { caller } = await newStudent(service);
      return { caller };
    },
    'the student is not registered for a campaign': async (service) => {
      const { caller } = await newStudent(service);
      return { caller };
    },
    'the student is registered for an exam that they have submitted': campaignResult,
    'the student has an open attempt with a saved answer': async (service) => {
      const { caller, attemptId } = await openAttempt(service);
      return { caller, attemptId };
    },
    'the student has a result': result,
    'student1 has a result of a year of unit1': async ({ student }) => {
      const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
      await student.submit(attemptId);
    },
    'the student has submitted in a campaign that is open': campaignResult,
    'a student sits the exam of a campaign': campaignStart,
    'a result of the student was corrected': correctedResult,
  },
  events: {
    'exams.exam.submitted.v1 of a past year': result,
    'exams.exam.submitted.v1 of a campaign': campaignResult,
    'exams.exam.started.v1': campaignStart,
    'exams.notice.requested.v1': correctedResult,
    'exams.audit.recorded.v1': correctedResult,
  },
});
