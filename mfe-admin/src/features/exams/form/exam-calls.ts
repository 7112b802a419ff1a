import type { ExamForAuthor, ExamForm, ExamParentType } from '@pathshala/svc-exams-contract/exam';
import type { createExam, readExam, replaceExam } from '@pathshala/svc-exams-contract/exam-routes';
import type { Api } from '@pathshala/web-kit/api';
import { ApiError } from '@pathshala/web-kit/api-error';
import type { AnswerOf, InputOf } from '@pathshala/web-kit/route-types';

type ReadExam = AnswerOf<typeof readExam>;

/** Students get an exam without its questions. */
export function isForAuthor(exam: ReadExam): exam is ExamForAuthor {
  return 'mcqs' in exam;
}

export async function readForAuthor(api: Api, id: string): Promise<ExamForAuthor> {
  const exam = await api.call<typeof readExam>('get', '/exams/examid/{id}', { params: { id } });
  if (!isForAuthor(exam)) {
    throw new ApiError('The server did not send the exam as its author sees it.', {
      status: 403,
      code: 'common.forbidden',
    });
  }
  return exam;
}

export function createCall(
  api: Api,
  { type, id }: { readonly type: ExamParentType; readonly id: string },
  examDetails: ExamForm,
): Promise<ExamForAuthor> {
  return api.call<typeof createExam>('post', '/exams/{parenttype}/createexam', {
    params: { parenttype: type },
    body: { examDetails, parentId: id },
  });
}

export function replaceCall(
  api: Api,
  id: string,
  body: InputOf<typeof replaceExam>['body'],
): Promise<ExamForAuthor> {
  return api.call<typeof replaceExam>('put', '/exams/{id}', { params: { id }, body });
}
