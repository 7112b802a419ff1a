import type { listExamCampaigns, readMeritList } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useNear } from '../../courses/use-near.ts';
import home from './home.module.css';
import { texts } from './texts.ts';
import styles from './top-three.module.css';

type ExamCampaign = AnswerOf<typeof listExamCampaigns>['items'][number];
type Entry = AnswerOf<typeof readMeritList>['items'][number];

/** The first three of the merit list that was released last; nothing where there is none. */
export function TopThree(): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data } = useApiQuery<typeof listExamCampaigns>(
    '/examcampaigns',
    { query: { results: 'released', sort: '-end', pageSize: 10 } },
    { enabled: isNear, staleTime: 60_000 },
  );
  const exam = lastReleased(data?.items ?? []);
  return <div ref={ref}>{exam && <BestOf exam={exam} />}</div>;
}

function lastReleased(exams: readonly ExamCampaign[]): ExamCampaign | undefined {
  const [last] = exams.toSorted((one, other) =>
    (other.resultsReleasedAt ?? '').localeCompare(one.resultsReleasedAt ?? ''),
  );
  return last;
}

function BestOf({ exam }: { readonly exam: ExamCampaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { data } = useApiQuery<typeof readMeritList>(
    '/examcampaigns/{id}/merit-list',
    { params: { id: exam._id }, query: { pageSize: 3 } },
    { staleTime: 60_000 },
  );
  if (!data || data.items.length === 0) return null;
  const facts = { exam: format.digits(inLanguage(exam.title)), n: data.of };
  return (
    <section className={home['band']} aria-labelledby="top-three">
      <h2 id="top-three">{translate(texts.topThree)}</h2>
      <p className={styles['exam']}>{translate(data.of === 1 ? texts.oneRanked : texts.topThreeOf, facts)}</p>
      <ol className={styles['best']}>
        {data.items.map((entry) => (
          <Place key={`${entry.rank} ${entry.rollNumber ?? entry.name}`} entry={entry} />
        ))}
      </ol>
      <LinkButton to={`/campaigns/exam/${exam._id}/merit-list`}>{translate(texts.wholeList)}</LinkButton>
    </section>
  );
}

/** The name only as the participant lets the merit list show it. */
function Place({ entry }: { readonly entry: Entry }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { rank, name, initials, rollNumber, score, totalMarks } = entry;
  const shown = name ?? initials;
  return (
    <li className={styles['place']} data-rank={rank}>
      <span className={styles['rank']}>
        <span className="visually-hidden">{translate(texts.rank, { n: rank })}</span>
        <span aria-hidden="true">{format.number(rank)}</span>
      </span>
      <span className={styles['who']}>
        <strong>
          {shown === null
            ? translate(texts.roll, { roll: format.digits(rollNumber ?? '–') })
            : inLanguage(shown)}
        </strong>
        <span>
          {translate(texts.marks, { score: format.number(score), total: format.number(totalMarks) })}
        </span>
      </span>
    </li>
  );
}
