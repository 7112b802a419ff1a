import type { deleteBookmark, listBookmarkedIds, putBookmark } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import styles from './bookmark-button.module.css';
import { texts } from './texts.ts';

interface BookmarkButtonProps {
  readonly questionId: string;
  /** The paper that the question is in: `/exams/papers/{examId}/{version}`, as results and overviews name it; empty: it is in the bank. */
  readonly paperUrl: string;
}

const idsPath = '/exams/bookmarks/ids';
const onePath = '/exams/bookmarks/{questionId}';
const invalidates = [idsPath, '/exams/bookmarks'] as const;

/** Is shown to accounts only: a participant has no bookmarks. */
export function BookmarkButton(props: BookmarkButtonProps): ReactNode {
  return useUser() && <OwnBookmark {...props} />;
}

/** Bookmarks a question, or removes its bookmark. All buttons of a page share one query. */
function OwnBookmark({ questionId, paperUrl }: BookmarkButtonProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const onError = ({ message }: { readonly message: string }) => toast.error(message);
  const ids = useApiQuery<typeof listBookmarkedIds>(idsPath, {}, { staleTime: 60_000 });
  const put = useApiMutation<typeof putBookmark>('put', onePath, { invalidates, onError });
  const remove = useApiMutation<typeof deleteBookmark>('delete', onePath, { invalidates, onError });
  const isMarked = ids.data?.questionIds.includes(questionId) ?? false;
  const change = (): void => {
    const params = { questionId };
    if (isMarked) remove.mutate({ params });
    else put.mutate({ params, body: paperUrl === '' ? { examId: null } : addressOfPaper(paperUrl) });
  };
  return (
    <Button
      size="small"
      kind="quiet"
      aria-pressed={isMarked}
      isBusy={put.isPending || remove.isPending}
      data-print="no"
      onClick={change}
    >
      <Ribbon />
      {translate(isMarked ? texts.bookmarked : texts.bookmark)}
    </Button>
  );
}

/** Parses `/exams/papers/{examId}/{version}`. */
export function addressOfPaper(paperUrl: string): { examId: string; version: number } {
  const [version = '', examId = ''] = paperUrl.split('/').toReversed();
  return { examId, version: Number(version) };
}

function Ribbon(): ReactNode {
  return (
    <svg className={styles['ribbon']} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4 2h8v12l-4-3-4 3z" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
