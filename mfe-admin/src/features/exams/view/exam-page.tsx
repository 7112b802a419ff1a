import { KeyedQuestion, QuestionNumber } from '@pathshala/admin-exams/keyed-question/keyed-question';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import type { readExam } from '@pathshala/svc-exams-contract/exam-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ToBankLink } from '../../../exam-questions/to-bank-link.tsx';
import { examPaths } from '../../../exams/paths.ts';
import { useExamParent } from '../../../exams/use-exam-parent.ts';
import { isForAuthor } from '../form/exam-calls.ts';
import { useDeleteExam } from '../list/use-delete-exam.ts';
import { texts } from '../texts.ts';
import { ExamFacts } from './exam-facts.tsx';
import { viewTexts } from './texts.ts';
import styles from './view.module.css';
import { WrittenExam } from './written-exam.tsx';

/** /boss/courses/subject/Exam/contents/:examId: an exam as students see it, with its key and numbers. */
export function ExamPage(): ReactNode {
  const translate = useText();
  const { examId = '' } = useParams();
  const query = useApiQuery<typeof readExam>('/exams/examid/{id}', { params: { id: examId } });
  const failed = translate(viewTexts.loadFailed);
  return (
    <QueryStates query={query} failedTitle={() => failed}>
      {(exam) =>
        isForAuthor(exam) ? (
          <ExamView key={examId} exam={exam} />
        ) : (
          <FailedState title={failed} error="" onRetry={() => void query.refetch()} />
        )
      }
    </QueryStates>
  );
}

function ExamView({ exam }: { readonly exam: ExamForAuthor }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const remove = useDeleteExam();
  const { _id, title, type, parentType, parentId, written } = exam;
  const list = examPaths.ofParent(parentType, parentId);
  const { breadcrumbs } = useExamParent(parentType, parentId);
  const deleteAndLeave = async (): Promise<void> => {
    if (await remove(exam)) await navigate(list, { replace: true });
  };
  return (
    <AdminPage
      title={inLanguage(title)}
      breadcrumbs={[...breadcrumbs, { text: translate(viewTexts.exams), to: list }]}
      actions={
        <>
          <Button kind="danger" onClick={() => void deleteAndLeave()}>
            {translate(texts.delete)}
          </Button>
          {type === 'MCQ' && <ToBankLink paperId={_id} />}
          <LinkButton kind="primary" to={examPaths.edit(parentType, parentId, _id)}>
            {translate(texts.edit)}
          </LinkButton>
        </>
      }
    >
      <ExamFacts exam={exam} />
      {type === 'Written' && written ? <WrittenExam written={written} /> : <Questions exam={exam} />}
    </AdminPage>
  );
}

function Questions({ exam: { mcqs } }: { readonly exam: ExamForAuthor }): ReactNode {
  const translate = useText();
  return (
    <section className={styles['section']}>
      <h2>{translate(viewTexts.questions, { n: mcqs.length })}</h2>
      <ol className={styles['questions']}>
        {mcqs.map((question, index) => (
          <li key={question._id}>
            <KeyedQuestion
              question={question}
              head={
                <>
                  <QuestionNumber number={index + 1} />
                  {question.bankQuestionId !== null && (
                    <span className={styles['quiet']}> · {translate(viewTexts.fromBank)}</span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
