import type { Bookmark, listBookmarks } from '@pathshala/svc-exams-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { usePageOfList } from '../../lists/use-page-of-list.ts';
import { BookmarkButton } from '../../practice/bookmark-button.tsx';
import { StoredQuestion } from '../../practice/stored-question.tsx';
import { usePracticeHome } from '../../practice/use-practice-home.ts';
import { ReportQuestion } from '../../question-reports/report-question.tsx';
import { useNamed } from '../../questions/use-named.ts';
import { texts } from './texts.ts';

/** /student/bookmarks */
export function BookmarksPage(): ReactNode {
  const translate = useText();
  const home = usePracticeHome();
  const { page, onPage } = usePageOfList();
  const query = useApiQuery<typeof listBookmarks>(
    '/exams/bookmarks',
    { query: { page } },
    { keepPrevious: true },
  );
  return (
    <Page title={translate(texts.title)} back={home}>
      <QueryStates query={query} loadingText={translate(texts.loading)}>
        {({ items, total, pageSize }) =>
          total === 0 ? (
            <EmptyState
              text={translate(texts.empty)}
              action={
                <LinkButton to={home.to} kind="primary">
                  {translate(texts.toPractice)}
                </LinkButton>
              }
            >
              <p>{translate(texts.emptyHelp)}</p>
            </EmptyState>
          ) : (
            <>
              <h2 className="visually-hidden">{translate(texts.title)}</h2>
              {items.map((bookmark, index) => (
                <BookmarkEntry
                  key={bookmark.questionId}
                  bookmark={bookmark}
                  number={(page - 1) * pageSize + index + 1}
                />
              ))}
              <Pagination page={page} total={total} pageSize={pageSize} onPage={onPage} />
            </>
          )
        }
      </QueryStates>
    </Page>
  );
}

function BookmarkEntry({
  bookmark,
  number,
}: {
  readonly bookmark: Bookmark;
  readonly number: number;
}): ReactNode {
  const translate = useText();
  const named = useNamed();
  const { questionId, paper, subjectName, title, correct } = bookmark;
  const from = title === '' ? named(subjectName) : `${named(subjectName)} · ${named(title)}`;
  // A question of the bank has no paper. Its bookmark can be removed here and restored in place.
  const paperUrl = paper === null ? '' : `/exams/papers/${paper.examId}/${paper.version}`;
  return (
    <>
      <p>{from}</p>
      <StoredQuestion
        number={number}
        stored={bookmark}
        foot={
          <>
            {correct === null && <p>{translate(texts.hidden)}</p>}
            <BookmarkButton questionId={questionId} paperUrl={paperUrl} />
            {correct !== null && <ReportQuestion place={{ kind: 'bookmarks' }} questionId={questionId} />}
          </>
        }
      />
    </>
  );
}
