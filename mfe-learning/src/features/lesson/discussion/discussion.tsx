import type { listLessonQuestions } from '@pathshala/svc-catalog-contract/http';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './discussion.module.css';
import { PostForm } from './post-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { texts } from './texts.ts';
import { questionsPath, useAsk } from './use-discussion.ts';

/** Questions about a lesson, newest first, and a form for a new one. */
export function Discussion({ lessonId }: { readonly lessonId: string }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const { discussion } = useSiteFeatures();
  const [page, setPage] = useState(1);
  const ask = useAsk(lessonId);
  const query = useApiQuery<typeof listLessonQuestions>(
    questionsPath,
    { params: { id: lessonId }, query: { page } },
    { keepPrevious: true },
  );
  return (
    <>
      {discussion ? (
        <PostForm
          label={texts.askLabel}
          button={texts.ask}
          help={texts.askHelp}
          draftKey={`question:${lessonId}`}
          isBusy={ask.isBusy}
          onSend={(text, onSent) =>
            ask.send(text, () => {
              onSent();
              setPage(1);
              toast.success(translate(texts.asked));
            })
          }
        />
      ) : (
        <p className={styles['quiet']}>{translate(texts.off)}</p>
      )}
      <QueryStates query={query}>
        {({ items, total, pageSize }) =>
          total === 0 ? (
            <p className={styles['quiet']}>{translate(texts.empty)}</p>
          ) : (
            <>
              <ul className={styles['questions']}>
                {items.map((question) => (
                  <QuestionItem key={question._id} question={question} />
                ))}
              </ul>
              <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />
            </>
          )
        }
      </QueryStates>
    </>
  );
}
