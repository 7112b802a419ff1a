import type { WrittenPages } from '@pathshala/svc-exams-contract/written';
import { enrolled, sitter, type ExamsService } from './support/exams-service.ts';
import { criteria, essay, formOf, picture } from './support/written-exam.ts';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';

let students = 0;

/** A new student who writes the essay, with a text and one page. */
async function writing(service: ExamsService) {
  students += 1;
  const userId = `pact-writer${students}`;
  await service.emit(examPaperPublished, essay);
  await service.emit(studentEnrolled, enrolled(userId));
  const student = sitter(service, userId);
  const { attemptId } = (await student.start({ examKind: 'standalone', examId: essay.paperId })).body;
  const answers = [{ questionId: 'written', text: 'The river' }];
  await student.put(`/exams/attempts/${attemptId}/answers`, { clientSeq: 1, answers });
  const { body, headers } = formOf(picture);
  const path = `/exams/attempts/${attemptId}/pages?uploadId=page1`;
  const { rev } = (await student.post<WrittenPages>(path, body, { headers })).body;
  return { caller: { userId }, student, attemptId, pagesRev: rev };
}

async function waiting(service: ExamsService) {
  const { student, caller, attemptId } = await writing(service);
  await student.submit(attemptId);
  return { caller, resultId: attemptId };
}

async function marked(service: ExamsService) {
  const { caller, resultId } = await waiting(service);
  const marks = [5, 2.5];
  await service.admin.put(`/exams/marking/${resultId}`, {
    criteria: criteria.map(({ name }, index) => ({ name, marks: marks[index], comment: 'Good' })),
    comment: 'Well done',
    annotations: [{ pageId: 'page1', x: 0.5, y: 0.5, text: 'Why?' }],
    rev: 1,
  });
  return { caller, resultId };
}

/** The states of the calls about written exams. */
export const writtenStates = {
  'the student writes an exam and has added a page': async (service: ExamsService) => {
    const { caller, attemptId, pagesRev } = await writing(service);
    return { caller, attemptId, pagesRev };
  },
  'a written answer waits for marks': async (service: ExamsService) => {
    const { resultId } = await waiting(service);
    return { resultId };
  },
  'a written answer of the student is marked': marked,
};
