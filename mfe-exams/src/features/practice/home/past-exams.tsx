import type {
  ArchivedPaper,
  createPracticeFromPaper,
  listPracticeArchive,
} from '@pathshala/svc-exams-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useCreatePractice } from '../../../practice/use-create-practice.ts';
import { useNamed } from '../../../questions/use-named.ts';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

/** Past campaign exams and past years, to sit again outside of any ranking. */
export function PastExams(): ReactNode {
  const translate = useText();
  const [page, setPage] = useState(1);
  const query = useApiQuery<typeof listPracticeArchive>(
    '/exams/practice/archive',
    { query: { page, pageSize: 5 } },
    { keepPrevious: true },
  );
  return (
    <QueryStates query={query}>
      {({ items, total, pageSize }) =>
        total === 0 ? (
          <>
            <p>{translate(texts.noArchive)}</p>
            <LinkButton to="/courses">{translate(texts.toCourses)}</LinkButton>
          </>
        ) : (
          <>
            <p className={styles['help']}>{translate(texts.archiveHelp)}</p>
            <ul className={styles['list']}>
              {items.map((paper) => (
                <PastExam key={paper.paperId} paper={paper} />
              ))}
            </ul>
            <Pagination page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )
      }
    </QueryStates>
  );
}

function PastExam({ paper }: { readonly paper: ArchivedPaper }): ReactNode {
  const translate = useText();
  const named = useNamed();
  const format = useFormat();
  const { create, isStarting } = useCreatePractice<typeof createPracticeFromPaper>(
    '/exams/practice/from-paper',
  );
  const { paperId, title, totalMarks, timeLimit, closedAt } = paper;
  const facts = translate(texts.facts, { marks: totalMarks, time: timeLimit });
  return (
    <li className={styles['row']}>
      <span>
        {named(title)}
        <span className={styles['note']}>
          {closedAt === null ? facts : `${format.shortDate(closedAt)} · ${facts}`}
        </span>
      </span>
      <Button size="small" isBusy={isStarting} onClick={() => create({ body: { paperId } })}>
        {translate(texts.practise)}
        <span className="visually-hidden">: {named(title)}</span>
      </Button>
    </li>
  );
}
