import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './lesson.module.css';
import { texts } from './texts.ts';

const Discussion = lazyPage(
  () => import(/* webpackChunkName: "lesson-discussion" */ './discussion/discussion.tsx'),
  (file) => file.Discussion,
);

/** The fragment by which the mail about an answer links here. */
const fragment = '#questions';

/** Collapsed, and not loaded, until it is opened. */
export function DiscussionSection({ lessonId }: { readonly lessonId: string }): ReactNode {
  const translate = useText();
  const { hash } = useLocation();
  const isLinked = hash === fragment;
  const [wasOpened, setWasOpened] = useState(isLinked);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isLinked) ref.current?.scrollIntoView();
  }, [isLinked]);
  return (
    <details
      ref={ref}
      className={styles['discussion']}
      open={isLinked}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
    >
      <summary>{translate(texts.questions)}</summary>
      {wasOpened && (
        <Suspense fallback={<LoadingState />}>
          <Discussion lessonId={lessonId} />
        </Suspense>
      )}
    </details>
  );
}
