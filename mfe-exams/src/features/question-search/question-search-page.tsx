import type { readSearchChoices, SearchChoices } from '@pathshala/svc-exams-contract/practice-search';
import { Button } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { usePracticeHome } from '../../practice/use-practice-home.ts';
import { useNamed } from '../../questions/use-named.ts';
import { FoundQuestions } from './found-questions.tsx';
import styles from './question-search.module.css';
import { SearchFilters } from './search-filters.tsx';
import { texts } from './texts.ts';
import { useSearch, type SearchState } from './use-search.ts';

const noChoices: SearchChoices = { subjects: [], courses: [], exams: [] };

/** /student/practice/search: questions by their words and by where they come from. The search is in the address. */
export function QuestionSearchPage(): ReactNode {
  const translate = useText();
  const home = usePracticeHome();
  const { practice } = useSiteFeatures();
  const state = useSearch();
  const choices = useApiQuery<typeof readSearchChoices>(
    '/exams/practice/search/choices',
    {},
    { staleTime: 60_000 },
  );
  const { search, isEmpty, change } = state;
  const known = choices.data ?? noChoices;
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)} back={home} width="text">
      {!practice && (
        <Notice tone="attention">
          <p>{translate(texts.off)}</p>
        </Notice>
      )}
      <div className={styles['form']}>
        <SearchBox value={search.q ?? ''} label={translate(texts.words)} onSearch={(q) => change({ q })} />
        <SearchFilters choices={known} search={search} onChange={change} />
      </div>
      {isEmpty ? <Beginning choices={known} onChange={change} /> : <Results state={state} />}
    </Page>
  );
}

function Results({ state }: { readonly state: SearchState }): ReactNode {
  const translate = useText();
  return (
    <QueryStates query={state.query} loadingText={translate(texts.loading)}>
      {(found) =>
        found.total === 0 ? <NothingFits state={state} /> : <FoundQuestions found={found} state={state} />
      }
    </QueryStates>
  );
}

/** A lens over lines of text. */
const lens = (
  <>
    <path d="M18 12h60v48H18z" stroke="var(--line-strong)" />
    <path d="M28 24h40M28 34h24M28 44h18" stroke="var(--quiet)" />
    <path d="M63 42a13 13 0 1 0 26 0 13 13 0 1 0-26 0M86 51l14 13" stroke="var(--green)" />
  </>
);

/** Subjects that are offered before anything was typed. */
const offered = 8;

interface BeginningProps {
  readonly choices: SearchChoices;
  readonly onChange: SearchState['change'];
}

function Beginning({ choices, onChange }: BeginningProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  return (
    <EmptyState text={translate(texts.start)} drawing={lens}>
      <p>{translate(texts.startHelp)}</p>
      <div className={styles['suggestions']}>
        {choices.subjects.slice(0, offered).map(({ subject }) => (
          <Button key={subject} size="small" onClick={() => onChange({ subject })}>
            {named(subject)}
          </Button>
        ))}
      </div>
    </EmptyState>
  );
}

function NothingFits({ state: { search, clear } }: { readonly state: SearchState }): ReactNode {
  const translate = useText();
  const isLimited = Object.keys(search).some((name) => name !== 'q');
  return (
    <EmptyState text={translate(texts.none)} drawing={lens}>
      <p>{translate(texts.noneHelp)}</p>
      <div className={styles['suggestions']}>
        {isLimited && search.q !== undefined && (
          <Button size="small" onClick={() => clear('filters')}>
            {translate(texts.everywhere)}
          </Button>
        )}
        <Button size="small" onClick={() => clear()}>
          {translate(texts.clear)}
        </Button>
      </div>
    </EmptyState>
  );
}
