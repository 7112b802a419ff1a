import type { ExamForStudent } from '@pathshala/svc-exams-contract/exam';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useLockText } from '../lessons/use-lock-text.ts';
import { bossExamPaths, type ExamPaths } from './exam-paths.ts';
import { ExamState } from './exam-state.tsx';
import { type FoundExam, isOwn } from './exam-types.ts';
import styles from './exams.module.css';
import { texts } from './texts.ts';

const minute = 60_000;

interface ExamRowProps {
  readonly exam: FoundExam;
  readonly paths: ExamPaths;
}

/** An exam with its facts and, for a student, where they stand and the one thing to do next. */
export function ExamRow({ exam, paths }: ExamRowProps): ReactNode {
  const inLanguage = useBilingual();
  const path = isOwn(exam) ? paths.exam(exam._id) : bossExamPaths.exam(exam._id);
  const title = inLanguage(exam.title);
  return (
    <Card as="li" className={styles['row']}>
      <div className={styles['about']}>
        <h3>{path === null ? title : <Link to={path}>{title}</Link>}</h3>
        <ExamFacts exam={exam} />
      </div>
      {isOwn(exam) && (
        <div className={styles['own']}>
          <ExamState exam={exam} />
          <ExamAction exam={exam} paths={paths} />
        </div>
      )}
    </Card>
  );
}

function ExamFacts({ exam }: { readonly exam: FoundExam }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { type, questionCount, timeLimit, totalMarks, startingDate } = exam;
  const mcq = questionCount === 1 ? texts.mcqFactsOne : texts.mcqFacts;
  const facts = translate(type === 'Written' ? texts.writtenFacts : mcq, {
    n: format.number(questionCount),
    time: format.duration(timeLimit * minute),
    marks: format.number(totalMarks),
  });
  const lockText = useLockText();
  const lock = isOwn(exam) ? exam.lock : undefined;
  const isUpcoming = lock === undefined && (!isOwn(exam) || exam.state === 'upcoming');
  return (
    <>
      <p className={styles['quiet']}>{facts}</p>
      {lock && <p className={styles['quiet']}>{lockText(lock)}</p>}
      {isUpcoming && (
        <p className={styles['quiet']}>{translate(texts.opens, { time: format.dateTime(startingDate) })}</p>
      )}
    </>
  );
}

function actionOf({ _id, state, lock, lastResultId }: ExamForStudent, paths: ExamPaths) {
  if (state === 'open' && lock === undefined) return { text: texts.give, to: paths.take(_id) };
  if (state === 'in-progress') return { text: texts.goOn, to: paths.take(_id) };
  return lastResultId === null ? null : { text: texts.result, to: paths.result(lastResultId) };
}

function ExamAction({
  exam,
  paths,
}: {
  readonly exam: ExamForStudent;
  readonly paths: ExamPaths;
}): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const action = actionOf(exam, paths);
  if (action === null) return null;
  const text = translate(action.text);
  const name = translate(texts.actionOf, { action: text, title: inLanguage(exam.title) });
  return (
    <LinkButton to={action.to} size="small" aria-label={name}>
      {text}
    </LinkButton>
  );
}
