import type { readPracticeChoices } from '@pathshala/svc-exams-contract/http';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useSendWaiting } from '../../../practice/use-send-waiting.ts';
import { DueQuestions } from './due-questions.tsx';
import { OpenPractices } from './open-practices.tsx';
import { OtherWays } from './other-ways.tsx';
import type { Choices } from './own-test.ts';
import { OwnTestBuilder } from './own-test-builder.tsx';
import styles from './practice-home.module.css';
import { StartFromAddress } from './start-from-address.tsx';
import { subjectNamed } from './subject-named.ts';
import tiles from './subject-tiles.module.css';
import { texts } from './texts.ts';

/** /student: what is open and due, a test by subject, and the other ways. With `?subject=&count=` a test starts at once. */
export function PracticeHome(): ReactNode {
  const translate = useText();
  const [search] = useSearchParams();
  useSendWaiting();
  const { practice } = useSiteFeatures();
  const wanted = search.get('subject');
  const choices = useApiQuery<typeof readPracticeChoices>(
    '/exams/practice/choices',
    {},
    { staleTime: 60_000 },
  );
  const subject = wanted === null ? null : subjectNamed(choices.data?.subjects ?? [], wanted);
  if (practice && wanted !== null && !choices.data && !choices.error) {
    return <LoadingState text={translate(texts.making)} />;
  }
  const home = <Home choices={choices} subject={subject} />;
  if (subject === null || !practice) return home;
  return <StartFromAddress subject={subject} count={countOf(search.get('count'))} otherwise={home} />;
}

interface HomeProps {
  readonly choices: QueryStatesProps<Choices>['query'];
  readonly subject: string | null;
}

function Home({ choices, subject }: HomeProps): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)}>
      {!practice && (
        <Notice tone="attention">
          <p>{translate(texts.off)}</p>
        </Notice>
      )}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <OpenPractices />
          <DueQuestions />
          {practice && (
            <section className={styles['column']} aria-labelledby="by-subject">
              <h2 id="by-subject">{translate(texts.own)}</h2>
              <QueryStates
                query={choices}
                loadingText={translate(texts.loading)}
                skeleton={<TileSkeletons />}
              >
                {(data) => <OwnTestBuilder choices={data} subject={subject} />}
              </QueryStates>
            </section>
          )}
        </div>
        <OtherWays />
      </div>
    </Page>
  );
}

function TileSkeletons(): ReactNode {
  return (
    <div className={tiles['tiles']}>
      {['1', '2', '3', '4', '5', '6'].map((one) => (
        <div key={one} className={tiles['tile']} />
      ))}
    </div>
  );
}

function countOf(given: string | null): number {
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 && count <= 100 ? count : 10;
}
