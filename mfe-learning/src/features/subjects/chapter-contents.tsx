import type { listContents } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useLockText } from '../../lessons/use-lock-text.ts';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

interface ChapterContentsProps {
  readonly chapterId: string;
  readonly count: number;
}

/** The notes of a chapter, loaded when they are opened. */
export function ChapterContents({ chapterId, count }: ChapterContentsProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const lockText = useLockText();
  const [wasOpened, setWasOpened] = useState(false);
  const query = useApiQuery<typeof listContents>(
    '/courses/{id}/contents',
    { params: { id: chapterId } },
    { enabled: wasOpened },
  );
  return (
    <details
      className={styles['contents']}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
    >
      <summary>{translate(texts.contents, { n: count })}</summary>
      {wasOpened && (
        <QueryStates query={query}>
          {({ contents }) =>
            contents.map(({ _id, title, contentDetails, lock }) => (
              <article key={_id}>
                <h3>{inLanguage(title)}</h3>
                {lock ? (
                  <p className={styles['about']}>{lockText(lock)}</p>
                ) : (
                  <RichText html={contentDetails} className={styles['text'] ?? ''} />
                )}
              </article>
            ))
          }
        </QueryStates>
      )}
    </details>
  );
}
