import type { readPaper, readPaperKey } from '@pathshala/svc-exams-contract/http';
import type { listKeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';
import type { readQuestion } from '@pathshala/svc-exams-contract/question-routes';
import type { ReportInQueue } from '@pathshala/svc-exams-contract/question-reports';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** A version of a paper never changes. */
const immutable = { staleTime: Number.POSITIVE_INFINITY } as const;

type Reported = Pick<ReportInQueue, 'examId' | 'paperVersion' | 'questionId'>;

/** The paper that the reporter read; of a question of the bank there is none. */
function useReportedPaper({ examId, paperVersion }: Reported) {
  return useApiQuery<typeof readPaper>(
    '/exams/papers/{examId}/{version}',
    { params: { examId: examId ?? '', version: String(paperVersion) } },
    { ...immutable, enabled: examId !== null },
  );
}

/** A question that is in the bank only, as its author has it now. */
function useBankQuestion({ examId, questionId }: Reported) {
  const { data } = useApiQuery<typeof readQuestion>(
    '/questions/{id}',
    { params: { id: questionId } },
    { enabled: examId === null },
  );
  return examId === null ? data : undefined;
}

/** The question of the report; null while it loads or cannot be read. Its number in the paper is from 1, null in the bank. */
export function useReportedQuestion(report: Reported) {
  const { data } = useReportedPaper(report);
  const banked = useBankQuestion(report);
  if (banked) return { number: null, ...banked };
  const questions = data?.subjects.flatMap(({ mcqs }) => mcqs) ?? [];
  const index = questions.findIndex(({ _id }) => _id === report.questionId);
  const question = questions[index];
  return question === undefined ? null : { number: index + 1, ...question };
}

/** Reads what is right by the current key. A practice has no corrections of its own: its first key holds. */
export function useReportedKey(report: Reported) {
  const { examId, paperVersion, questionId } = report;
  const ofPaper = examId !== null;
  const banked = useBankQuestion(report);
  const corrections = useApiQuery<typeof listKeyCorrections>(
    '/exams/papers/{paperId}/key-corrections',
    { params: { paperId: examId ?? '' } },
    { enabled: ofPaper },
  );
  const keyVersion = corrections.data?.keyVersion ?? 1;
  const key = useApiQuery<typeof readPaperKey>(
    '/exams/papers/{examId}/{version}/key/{keyVersion}',
    { params: { examId: examId ?? '', version: String(paperVersion), keyVersion: String(keyVersion) } },
    { ...immutable, enabled: ofPaper && !corrections.isPending },
  );
  if (banked) return { isCorrectable: false, key: keyOf(banked) };
  return {
    isCorrectable: corrections.data !== undefined,
    key: key.data?.questions.find((question) => question.questionId === questionId) ?? null,
  };
}

function keyOf({ _id, options, explanation }: NonNullable<ReturnType<typeof useBankQuestion>>) {
  const right = options.filter(({ isCorrect }) => isCorrect);
  return { questionId: _id, correct: right.map((option) => option._id), explanation };
}
