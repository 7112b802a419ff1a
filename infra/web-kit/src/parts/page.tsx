import { Link, useLocation } from '@pathshala/web-kit/router';
import { createContext, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSiteName } from '../site-settings.ts';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  /** The h1 and the tab's title. */
  readonly title: string;
  /** The h1 if it is more than the title's text. */
  readonly heading?: ReactNode;
  /** `text`: a readable line length; `wide`: for tables and cards (the default). */
  readonly width?: 'text' | 'wide';
  readonly actions?: ReactNode;
  /** A link to the parent page. */
  readonly back?: { readonly to: string; readonly text: string };
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** False: the content has a title of its own, and this one is not printed. */
  readonly titleOnPaper?: boolean;
  readonly children: ReactNode;
}

/** True inside a page; a state outside of one needs its own title. */
export const InsidePage = createContext(false);

/** Sets the tab's title and focuses the h1 after a navigation: for a page that renders its own h1. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const siteName = useSiteName();
  const { key, pathname } = useLocation();
  const announced = useRef('');
  const takeFocus = useEffectEvent((page: string) => {
    if (announced.current === page) return;
    announced.current = page;
    const title = titleRef.current;
    // An element that the page itself has focused (an exam focuses its question) keeps the focus.
    const isInside = title?.closest('[data-page]')?.contains(document.activeElement) ?? false;
    if (key !== 'default' && !isInside) title?.focus({ preventScroll: true });
  });
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
  // A change of the query alone moves no focus: a search field must keep it while the user types.
  useEffect(() => takeFocus(pathname), [pathname]);
  return titleRef;
}

/** A page: sets the tab's title, and focuses its h1 after a navigation, so that it is announced. */
export function Page(props: PageProps): ReactNode {
  const { title, heading, width = 'wide', actions, back, lead, titleOnPaper = true, children } = props;
  const titleRef = usePageTitle(title);
  return (
    <div className={classNames(styles['page'], width === 'text' && styles['text'])} data-page>
      {back && (
        <p className={styles['back']} data-print="no">
          <Link to={back.to}>{back.text}</Link>
        </p>
      )}
      <header className={styles['head']} data-print={titleOnPaper ? undefined : 'no'}>
        <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {heading ?? title}
        </h1>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      <InsidePage value>{children}</InsidePage>
    </div>
  );
}
