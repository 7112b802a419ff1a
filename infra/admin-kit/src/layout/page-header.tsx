import { Link } from '@pathshala/web-kit/router';
import { usePageTitle } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

const texts = { path: { en: 'Path to this page', bn: 'এই পাতার পথ' } };

export interface Breadcrumb {
  readonly text: string;
  readonly to: string;
}

export interface PageHeaderProps {
  /** The h1 and the tab's title. */
  readonly title: string;
  /** The h1 if it is more than the title's text. */
  readonly heading?: ReactNode;
  /** The pages above this one, outermost first. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Buttons and links, the main one last. */
  readonly actions?: ReactNode;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
}

/** The head of an admin page. Sets the tab's title and takes the focus after a navigation, as web-kit's `Page` does. */
export function PageHeader({ title, heading, breadcrumbs, actions, lead }: PageHeaderProps): ReactNode {
  const translate = useText();
  const titleRef = usePageTitle(title);
  return (
    <header className={styles['header']}>
      {breadcrumbs !== undefined && breadcrumbs.length > 0 && (
        <nav aria-label={translate(texts.path)} data-print="no">
          <ol className={styles['path']}>
            {breadcrumbs.map(({ text, to }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles['row']}>
        <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {heading ?? title}
        </h1>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </header>
  );
}
