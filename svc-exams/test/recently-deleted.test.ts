import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { describe, expect, it } from 'vitest';
import { startCourseExams } from './support/course-exams.ts';
import { questionForm } from './support/question-forms.ts';

const academic = {
  studentId: 'student1',
  title: 'Test examination',
  term: '',
  session: '2025-26',
  subjects: [{ subjectName: 'Physics', fullMarks: 100, marks: 70 }],
  remarks: '',
  dateTaken: '2025-12-20T00:00:00.000Z',
};

const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly _id: string })._id;

describe('exams, questions and academic results that were deleted in the last minutes', () => {
  it('are listed for those who may restore them', async () => {
    const exams = await startCourseExams();
    await using _stopped = { [Symbol.asyncDispose]: () => exams.stop() };
    const head = exams.client.as({ role: 'admin', userId: 'head1', name: 'Head' });
    const exam = await exams.created();
    const question = idOf(
      await head.post(
        '/questions',
        questionForm({
          question: '<div lang="bn"><p>মান কত?</p></div><div lang="en"><p>What is <b>g</b>?</p></div>',
        }),
      ),
    );
    const result = idOf(await head.post('/academicresult', academic));
    const paths = [
      `/exams/${exam.courseId}/${exam.subjectId}/${exam._id}`,
      `/questions/${question}`,
      `/academicresult/${result}`,
    ];
    for (const path of paths) {
      expect((await head.delete(path)).status).toBe(200);
      exams.clock.advance(1000);
    }
    const listed = async (permissions?: readonly string[]) => {
      const caller = exams.client.as({ role: 'admin', userId: 'other', ...(permissions && { permissions }) });
      const answer = await caller.get<{ items: DeletedThing[] }>('/exams/recently-deleted');
      return answer.body.items;
    };
    expect(await listed()).toMatchObject([
      { _id: result, kind: 'academic-result', title: 'Test examination', deletedBy: 'Head' },
      { _id: question, kind: 'question', title: 'মান কত? | What is g?', deletedBy: 'Head' },
      { _id: exam._id, kind: 'exam', title: 'Motion, first test', deletedBy: 'Head' },
    ]);
    expect((await listed(['marking'])).map(({ kind }) => kind)).toEqual(['academic-result']);
    expect((await listed(['questions'])).map(({ kind }) => kind)).toEqual(['question', 'exam']);
    await head.post(`/exams/deletions/${exam._id}/undo`);
    await head.post(`/questions/deletions/${question}/undo`);
    expect((await listed()).map(({ kind }) => kind)).toEqual(['academic-result']);
    exams.clock.advance(restoreWindowMs);
    expect(await listed()).toEqual([]);
  });
});
