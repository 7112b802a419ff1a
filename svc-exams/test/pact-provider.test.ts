import { describeProvider } from '@pathshala/pact/provider';
import { operationStates } from '@pathshala/service-testing/operation-states';
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
import { writtenStates } from './pact-written-states.ts';
import { campaignPaper } from './support/papers.ts';
import { academicStates } from './support/pact-academic-states.ts';
import { courseWithExam, examStates } from './support/pact-exam-states.ts';
import { deskStates, extendedExam } from './support/pact-desk-states.ts';
import { reviewStates } from './support/pact-review-states.ts';
import { standingStates } from './support/pact-standing-states.ts';
import { authoringStates } from './support/pact-authoring-states.ts';
import { fillBank, practiser } from './support/practice.ts';

let students = 0;
let bankQuestionId: string | undefined;

/** A new student for each interaction: enrolled in course1, without an attempt. */
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
  return { caller, studentId: caller.userId, attemptId, resultId: submitted.body._id };
}

async function campaignResult(service: ExamsService) {
  const { caller, student, userId } = await newStudent(service);
  const registrationId = `registration-${userId}`;
  await service.emit(campaignRegistered, { ...registration(userId), registrationId });
  const { attemptId } = (await student.start({ ...campaign, subjects: ['Biology'] })).body;
  const submitted = await student.submit(attemptId);
  return { caller, studentId: userId, examId: campaign.examId, resultId: submitted.body._id };
}

/** Two wrong answers in a past year; a practice of them, in which one is checked as right; a bookmark; a question in the bank. */
async function practice(service: ExamsService) {
  const { caller, userId } = await newStudent(service);
  bankQuestionId ??= (await fillBank(service, [{ question: 'Force?' }]))[0]?._id ?? '';
  const me = practiser(service, userId);
  const { attemptId: resultId } = (await me.start({ subjects: ['Biology'] })).body;
  await me.save(resultId, 1, { p1: 'p1-b', p2: 'p2-b' });
  await me.submit(resultId);
  await service.waitUntilIdle();
  await me.bookmark('p2', 'year1');
  const { attemptId } = await me.begin((await me.fromResult(resultId)).body.examId);
  const { card } = (await me.check(attemptId, 'p1', ['p1-a'])).body;
  return { caller, studentId: userId, resultId, attemptId, cardId: card?.cardId ?? '', bankQuestionId };
}

/** Two wrong answers in a past year, and a submitted practice of the notebook. */
async function review(service: ExamsService) {
  const { studentId } = await practice(service);
  const me = practiser(service, studentId);
  const { attemptId } = await me.begin((await me.fromMistakes()).body.examId);
  await me.check(attemptId, 'p2', ['p2-a']);
  await me.submit(attemptId);
}

/** Three wrong answers to questions of one chapter. */
async function weakChapter(service: ExamsService) {
  const { caller, userId } = await newStudent(service);
  const chapter = `Chapter of ${userId}`;
  await fillBank(
    service,
    ['a', 'b', 'c'].map((name) => ({ question: `${chapter} ${name}`, chapter })),
  );
  const me = practiser(service, userId);
  const made = await me.create({ chapters: [{ subject: 'Physics', chapter }], count: 3 });
  const { attemptId, examId } = await me.begin(made.body.examId);
  for (const question of await me.questions({ examId })) {
    await me.check(attemptId, question._id, [question.options[1]?._id ?? '']);
  }
  return { caller };
}

/** Corrects the key of a new campaign. */
async function keyCorrection(service: ExamsService) {
  students += 1;
  const [paperId, campaignId] = [`exam-${students}`, `campaign-${students}`];
  const paper = campaignPaper({ paperId, campaignId });
  await service.emit(campaignPaperPublished, publishedCampaignPaper(paper));
  const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] };
  const body = { change, reason: 'Both books say b.', keyVersion: 1 };
  await service.admin.post(`/exams/papers/${paperId}/key-corrections`, body);
}

/** A new campaign, because the first start of an exam is published once. */
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
  return { examId };
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
    ...operationStates,
    ...examStates,
    ...academicStates,
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
      const { caller, student, attemptId } = await openAttempt(service);
      await student.mark(attemptId, 2, 'p2');
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
    ...writtenStates,
    ...authoringStates,
    ...reviewStates,
    ...deskStates,
    ...standingStates,
    'the student practises the wrong answers of a result': practice,
    'the student has three mistakes in a chapter': weakChapter,
  },
  events: {
    'exams.exam.submitted.v1 of a past year': result,
    'exams.exam.submitted.v1 of a campaign': campaignResult,
    'exams.exam.submitted.v1 of a review of mistakes': review,
    'exams.exam.started.v1': campaignStart,
    'exams.attempt.begun.v1': campaignStart,
    'exams.exam.extended.v1': extendedExam,
    'exams.key.corrected.v1': keyCorrection,
    'exams.paper.published.v1': courseWithExam,
    'exams.paper.withdrawn.v1': async (service) => {
      const { courseId, examId } = await courseWithExam(service);
      await service.admin.delete(`/exams/${courseId}/${courseId}/${examId}`);
    },
    'exams.notice.requested.v1': correctedResult,
    'exams.work.waiting.v1': async (service) => {
      await reviewStates['a student has reported a question'](service);
      await service.runJob('publish-waiting-work');
    },
    'exams.audit.recorded.v1': correctedResult,
  },
});
