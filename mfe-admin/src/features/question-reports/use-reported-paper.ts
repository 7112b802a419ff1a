import type { readPaper, readPaperKey } from '@pathshala/svc-exams-contract/http';
import type { listKeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';
import type { ReportInQueue } from '@pathshala/svc-exams-contract/question-reports';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** A version of a paper never changes. */
const immutable = { staleTime: Number.POSITIVE_INFINITY } as const;

type Reported = Pick<ReportInQueue, 'examId' | 'paperVersion' | 'questionId'>;

/** The paper that the reporter sat. */
function useReportedPaper({ examId, paperVersion }: Reported) {
  return useApiQuery<typeof readPaper>(
    '/exams/papers/{examId}/{version}',
    { params: { examId, version: String(paperVersion) } },
    immutable,
  );
}

/** The question of the report with its number in the paper, from 1; null while the paper loads or cannot be read. */
export function useReportedQuestion(report: Reported) {
  const { data } = useReportedPaper(report);
  const questions = data?.subjects.flatMap(({ mcqs }) => mcqs) ?? [];
  const index = questions.findIndex(({ _id }) => _id === report.questionId);
  const question = questions[index];
  return question === undefined ? null : { number: index + 1, ...question };
}

/** What is right by the key as it is now. A practice has no corrections of its own: its first key holds. */
export function useReportedKey({ examId, paperVersion, questionId }: Reported) {
  const corrections = useApiQuery<typeof listKeyCorrections>('/exams/papers/{paperId}/key-corrections', {
    params: { paperId: examId },
  });
  const keyVersion = corrections.data?.keyVersion ?? 1;
  const key = useApiQuery<typeof readPaperKey>(
    '/exams/papers/{examId}/{version}/key/{keyVersion}',
    { params: { examId, version: String(paperVersion), keyVersion: String(keyVersion) } },
    { ...immutable, enabled: !corrections.isPending },
  );
  return {
    isCorrectable: corrections.data !== undefined,
    key: key.data?.questions.find((question) => question.questionId === questionId) ?? null,
  };
}
