import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Attempt } from '../domain/attempt.ts';
import type { AttemptHistories } from '../ports.ts';
import type { PastAttempt } from '../domain/past-attempt.ts';

const shown = {
  examId: 1,
  status: 1,
  'outcome.score': 1,
  'outcome.totalMarks': 1,
  'outcome.submittedAt': 1,
  'outcome.awaitsMarks': 1,
} as const;

function pastAttempt({ _id: attemptId, status, outcome }: Attempt): PastAttempt {
  if (status === 'open' || outcome === null) return { attemptId, isOpen: true, result: null };
  const { awaitsMarks = false, totalMarks, submittedAt } = outcome;
  const score = awaitsMarks ? null : outcome.score;
  return { attemptId, isOpen: false, result: { score, totalMarks, submittedAt } };
}

export function createDocumentAttemptHistories(documents: DocumentStore): AttemptHistories {
  const stored = documents.collection<Attempt>('attempts');
  return {
    async ofStudent(studentId, examIds) {
      if (examIds.length === 0) return new Map();
      const filter = { studentId, examId: { $in: examIds } };
      const found = await stored.find(filter, { projection: shown, sort: { attemptNo: 1 } }).toArray();
      const byExam = Map.groupBy(found, ({ examId }) => examId);
      return new Map([...byExam].map(([examId, attempts]) => [examId, attempts.map(pastAttempt)]));
    },

    async latestScores(studentIds, examIds) {
      if (studentIds.length === 0 || examIds.length === 0) return new Map();
      const filter = { studentId: { $in: studentIds }, examId: { $in: examIds }, status: 'submitted' };
      const options = { projection: { ...shown, studentId: 1 }, sort: { attemptNo: 1 } } as const;
      const scores = new Map<string, Map<string, number>>();
      for await (const attempt of stored.find(filter, options)) {
        const ofStudent = scores.get(attempt.studentId) ?? new Map<string, number>();
        const score = pastAttempt(attempt).result?.score ?? null;
        if (score === null) ofStudent.delete(attempt.examId);
        else ofStudent.set(attempt.examId, score);
        scores.set(attempt.studentId, ofStudent);
      }
      return scores;
    },

    async countOf(examId) {
      const [attempts, results] = await Promise.all([
        stored.countDocuments({ examId }),
        stored.countDocuments({ examId, status: 'submitted' }),
      ]);
      return { attempts, results };
    },
  };
}
