import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { examForm, outline } from './course-exams.ts';
import type { ExamsService } from './exams-service.ts';
import { questionForm } from './question-forms.ts';

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
  'questions were read from a file': (service: ExamsService) => readImport(service),
  'a question of a file has errors': (service: ExamsService) =>
    readImport(service, 'Question 1?\nA. one\nB. two\n'),
};
