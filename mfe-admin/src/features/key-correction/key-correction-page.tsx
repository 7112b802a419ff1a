import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ExamAnalysis, readExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import type { KeyCorrections, listKeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { analysisPath } from '../../exam-questions/paths.ts';
import { CorrectQuestion } from './correct-question.tsx';
import { CorrectionHistory } from './correction-history.tsx';
import { correctionsPath } from './correction-paths.ts';
import { QuestionChoice } from './question-choice.tsx';
import { texts } from './texts.ts';
import { Notice } from '@pathshala/web-kit/parts/notice';

/** Milliseconds between refetches while attempts are marked again. */
const remarkInterval = 2000;

/** /boss/key-correction/:paperId?question=…: the correction of a key with its preview, for markers; the history for all who may read it. */
export function KeyCorrectionPage(): ReactNode {
  const { paperId = '' } = useParams();
  const analysis = useApiQuery<typeof readExamAnalysis>('/exams/papers/{paperId}/analysis', {
    params: { paperId },
  });
  const corrections = useApiQuery<typeof listKeyCorrections>(
    correctionsPath,
    { params: { paperId } },
    { refetchInterval: (answer) => answer?.remark?.state === 'running' && remarkInterval },
  );
  return (
    <QueryStates query={analysis}>
      {(exam) => (
        <QueryStates query={corrections}>{(key) => <KeyOfExam exam={exam} corrections={key} />}</QueryStates>
      )}
    </QueryStates>
  );
}

interface KeyOfExamProps {
  readonly exam: ExamAnalysis;
  readonly corrections: KeyCorrections;
}

function KeyOfExam({ exam, corrections }: KeyOfExamProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const canCorrect = useMayDo()(permissions.marking);
  const [params, change] = useQueryParams();
  const chosen = params.get('question') ?? '';
  const question = exam.questions.find(({ questionId }) => questionId === chosen);
  return (
    <AdminPage
      title={translate(texts.title, { title: inLanguage(exam.title) })}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.analysis), to: analysisPath(exam.examId) }]}
    >
      {corrections.remark && <RemarkState remark={corrections.remark} />}
      {canCorrect && (
        <QuestionChoice
          questions={exam.questions}
          chosen={chosen}
          onChoose={(questionId) => change({ question: questionId })}
        />
      )}
      {canCorrect && question && (
        <CorrectQuestion
          key={question.questionId}
          paperId={exam.examId}
          question={question}
          corrections={corrections.corrections}
          canAccept={corrections.withoutAccept?.includes(question.questionId) !== true}
        />
      )}
      <CorrectionHistory questions={exam.questions} corrections={corrections.corrections} />
    </AdminPage>
  );
}

interface RemarkStateProps {
  readonly remark: NonNullable<KeyCorrections['remark']>;
}

/** Shows how many attempts are marked by the current key. The page may be left meanwhile. */
function RemarkState({ remark }: RemarkStateProps): ReactNode {
  const translate = useText();
  const { state, seen, changed } = remark;
  const isRunning = state === 'running';
  return (
    <Notice tone={isRunning ? 'attention' : 'good'} isLive>
      <p>{translate(texts[state], { seen, changed })}</p>
    </Notice>
  );
}
