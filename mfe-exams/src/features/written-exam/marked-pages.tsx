import type { Result } from '@pathshala/svc-exams-contract/http';
import { PagePicture, PagePin } from '@pathshala/web-kit/parts/page-picture';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import styles from './written.module.css';

type MarkedPage = NonNullable<Result['marking']>['pages'][number];

interface MarkedPagesProps {
  readonly pages: readonly MarkedPage[];
}

/** Each page with its comments: numbers at their points, and the texts below. */
export function MarkedPages({ pages }: MarkedPagesProps): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.pages)}</h2>
      <ol className={styles['pages']} data-size="large">
        {pages.map((page, index) => (
          <li key={page.pageId} className={styles['card']}>
            <OnePage page={page} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OnePage({ page, number: n }: { readonly page: MarkedPage; readonly number: number }): ReactNode {
  const translate = useText();
  const { rotation, annotations } = page;
  const url = `/api${page.url}`;
  return (
    <>
      <a href={url} target="_blank" rel="noopener" aria-label={translate(texts.open, { n })}>
        <PagePicture url={url} rotation={rotation} alt={translate(texts.page, { n })}>
          {annotations.map(({ x, y }, index) => (
            <PagePin key={`${x} ${y} ${index + 1}`} number={index + 1} x={x} y={y} rotation={rotation} />
          ))}
        </PagePicture>
      </a>
      {annotations.length > 0 && (
        <ol className={styles['notes']}>
          {annotations.map(({ x, y, text }, index) => (
            <li key={`${x} ${y} ${index + 1}`} className={styles['text']}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
