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
import { BookmarksPanel } from './bookmarks-panel.tsx';
import { MistakesPanel } from './mistakes-panel.tsx';
import type { Choices } from './own-test.ts';
import { OwnTestForm } from './own-test-form.tsx';
import { PastExams } from './past-exams.tsx';
import { RecentPractice } from './recent-practice.tsx';
import styles from './practice-home.module.css';
import { StartFromAddress } from './start-from-address.tsx';
import { subjectNamed } from './subject-named.ts';
import { texts } from './texts.ts';

/** /student: what is due, an own test, recent practice, past exams. With `?subject=&count=` a test starts at once. */
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
          <MistakesPanel />
          {practice && (
            <QueryStates query={choices} loadingText={translate(texts.loading)}>
              {(data) => <OwnTestForm choices={data} subject={subject} />}
            </QueryStates>
          )}
        </div>
        <div className={styles['column']}>
          <RecentPractice />
          {practice && <PastExams />}
          <BookmarksPanel />
        </div>
      </div>
    </Page>
  );
}

function countOf(given: string | null): number {
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 && count <= 100 ? count : 10;
}
