import { courseOutlined, paperPublished } from '@pathshala/svc-catalog-contract/events';
import { examForm, outline } from './course-exams.ts';
import { publishedPastYear, type ExamsService } from './exams-service.ts';
import { pastYearPaper, reworded } from './papers.ts';
import { questionForm } from './question-forms.ts';

let papers = 0;

async function examOfChapter(service: ExamsService) {
  await service.emit(courseOutlined, outline());
  const body = { examDetails: examForm(), parentId: 'motion' };
  const created = await service.admin.post<{ _id: string }>('/exams/chapter/createexam', body);
  return { examId: created.body._id };
}

async function bankQuestion(service: ExamsService) {
  const created = await service.admin.post<{ _id: string }>('/questions', questionForm());
  return { questionId: created.body._id };
}

async function readImport(service: ExamsService, text = 'Question 1?\nA. one\nB. two\nANSWER: B\n') {
  const form = new FormData();
  form.append('file', new Blob([text]), 'questions.txt');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const file = new Uint8Array(await sent.arrayBuffer());
  const read = await service.admin.post<{ importId: string }>('/questions/imports', file, { headers });
  return { importId: read.body.importId };
}

async function blueprint(service: ExamsService) {
  await bankQuestion(service);
  const rows = [{ subject: 'Physics', chapter: 'Motion', tags: ['units'], count: 1 }];
  const form = { title: 'Weekly test', rows, unusedDays: 30, seed: 'monday' };
  const created = await service.admin.post<{ _id: string }>('/questions/blueprints', form);
  return { blueprintId: created.body._id };
}

/** A new paper each time, because its questions are added to the bank. */
async function pastYear(service: ExamsService) {
  papers += 1;
  const paperId = `pact-year${papers}`;
  const subjects = reworded(pastYearPaper().subjects, paperId);
  await service.emit(paperPublished, publishedPastYear(pastYearPaper({ paperId, subjects })));
  return { paperId };
}

async function bankedPastYear(service: ExamsService) {
  const { paperId } = await pastYear(service);
  const subjects = [{ subjectName: 'Physics', subject: 'Physics of papers' }];
  await service.admin.post(`/questions/papers/${paperId}`, { subjects });
  return { paperId };
}

/** The provider states of the boss area and of the authoring pages of questions. */
export const authoringStates = {
  'there is an exam of a chapter': examOfChapter,
  'an exam of a chapter was just deleted': async (service: ExamsService) => {
    const { examId } = await examOfChapter(service);
    await service.admin.delete(`/exams/physics/mechanics/${examId}`);
    return { examId };
  },
  'there is a question in the bank': bankQuestion,
  'a question of the bank was just deleted': async (service: ExamsService) => {
    const { questionId } = await bankQuestion(service);
    await service.admin.delete(`/questions/${questionId}`);
    return { questionId };
  },
  'there is a blueprint and a question of its row': blueprint,
  'a blueprint was just deleted': async (service: ExamsService) => {
    const { blueprintId } = await blueprint(service);
    await service.admin.delete(`/questions/blueprints/${blueprintId}`);
    return { blueprintId };
  },
  'a past year has questions': pastYear,
  'a past year has a question of the bank': bankedPastYear,
  'questions were read from a file': (service: ExamsService) => readImport(service),
  'a question of a file has errors': (service: ExamsService) =>
    readImport(service, 'Question 1?\nA. one\nB. two\n'),
};
