import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { PagePicture } from '../parts/page-picture.tsx';
import type { Pages } from './page-calls.ts';
import styles from './page-photos.module.css';
import { texts } from './texts.ts';

export interface PagePicturesProps {
  readonly pages: Pages;
  /** Wide enough to be read. */
  readonly isLarge?: boolean;
}

/** Pages to look at, in their order; each opens in a tab of its own. */
export function PagePictures({ pages, isLarge = false }: PagePicturesProps): ReactNode {
  const translate = useText();
  return (
    <ol className={styles['pages']} data-size={isLarge ? 'large' : undefined}>
      {pages.map(({ pageId, url, rotation }, index) => {
        const n = index + 1;
        return (
          <li key={pageId} className={styles['card']}>
            <a href={`/api${url}`} target="_blank" rel="noopener" aria-label={translate(texts.open, { n })}>
              <PagePicture url={`/api${url}`} rotation={rotation} alt={translate(texts.page, { n })} />
            </a>
            <p className={styles['cardHead']}>{translate(texts.page, { n })}</p>
          </li>
        );
      })}
    </ol>
  );
}
