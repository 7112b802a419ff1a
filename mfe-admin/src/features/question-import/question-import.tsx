import type { QuestionImport as Import } from '@pathshala/svc-exams-contract/question-file';
import type {
  confirmQuestionImport,
  readQuestionImport,
} from '@pathshala/svc-exams-contract/question-routes';
import { LinkButton, Button } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { questionPaths } from '../../exams/paths.ts';
import { staleQuestions } from '../../exams/stale-questions.ts';
import { BijoyChoice, type Shown } from './bijoy-choice.tsx';
import { FailedQuestions } from './failed-questions.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportReport } from './import-report.tsx';
import styles from './import.module.css';
import { SheetChoice } from './sheet-choice.tsx';
import { texts } from './texts.ts';
import { useBijoyChoice } from './use-bijoy-choice.ts';
import type { QuestionSource } from './use-read-questions.ts';

const path = '/questions/imports/{id}';

/** Milliseconds between two looks at a running import. */
const pollInterval = 700;

interface QuestionImportProps {
  readonly id: string;
  /** The source that was read; empty after a reload of the page. */
  readonly source: QuestionSource;
  /** Another sheet of the same file was read. */
  readonly onRead: (importId: string) => void;
  /** Back to the file and the text. */
  readonly onRestart: () => void;
  readonly onAnother: () => void;
}

/** An import: what was read, then how far it is, then the result. */
export function QuestionImport({ id, source, onRead, onRestart, onAnother }: QuestionImportProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Shown>();
  const decision = useBijoyChoice();
  const query = useApiQuery<typeof readQuestionImport>(
    path,
    { params: { id }, query: { page, only: shown } },
    { keepPrevious: true, refetchInterval: (answer) => answer?.state === 'running' && pollInterval },
  );
  const confirm = useApiMutation<typeof confirmQuestionImport>('post', '/questions/imports/{id}/confirm', {
    invalidates: [path, ...staleQuestions],
    onError: (error) => toast.error(error.message),
  });
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.failed)}>
      {(read) => {
        if (read.state === 'running') return <Running read={read} />;
        if (read.state === 'done') return <Done read={read} onRestart={onAnother} />;
        return (
          <>
            <ImportReport read={read} />
            <SheetChoice read={read} source={source} onRead={onRead} />
            <TakeButtons
              read={read}
              isBusy={confirm.isPending}
              onTake={(take) => confirm.mutate({ params: { id }, body: { take, ...decision.body } })}
              onRestart={onRestart}
            />
            <FailedQuestions read={read} />
            <BijoyChoice
              read={read}
              decision={decision}
              shown={shown}
              onShow={(only) => {
                setPage(1);
                setShown(only);
              }}
            />
            <ImportPreview read={read} decision={decision} shown={shown} page={page} onPage={setPage} />
          </>
        );
      }}
    </QueryStates>
  );
}

interface TakeButtonsProps {
  readonly read: Import;
  readonly isBusy: boolean;
  readonly onTake: (take: 'all' | 'new') => void;
  readonly onRestart: () => void;
}

function TakeButtons({ read, isBusy, onTake, onRestart }: TakeButtonsProps): ReactNode {
  const translate = useText();
  const { questions, duplicateCount } = read;
  const fresh = questions - duplicateCount;
  return (
    <div className={styles['actions']}>
      {fresh > 0 && (
        <Button kind="primary" isBusy={isBusy} onClick={() => onTake('new')}>
          {translate(texts.takeNew, { n: fresh })}
        </Button>
      )}
      {duplicateCount > 0 && questions > 0 && (
        <Button isBusy={isBusy} onClick={() => onTake('all')}>
          {translate(texts.takeAll, { n: questions })}
        </Button>
      )}
      <Button onClick={onRestart}>{translate(texts.again)}</Button>
    </div>
  );
}

function Running({ read: { done, total } }: { readonly read: Import }): ReactNode {
  const translate = useText();
  return (
    <div className={styles['column']}>
      <ProgressBar
        label={translate(texts.running, { done, total })}
        percent={total === 0 ? 0 : (done / total) * 100}
      />
      <p>{translate(texts.leave)}</p>
    </div>
  );
}

function Done({ read, onRestart }: { readonly read: Import; readonly onRestart: () => void }): ReactNode {
  const translate = useText();
  return (
    <div className={styles['column']}>
      <p>
        <output>{translate(texts.done, { n: read.done })}</output>
      </p>
      <div className={styles['actions']}>
        <LinkButton kind="primary" to={questionPaths.all}>
          {translate(texts.toList)}
        </LinkButton>
        <Button onClick={onRestart}>{translate(texts.another)}</Button>
      </div>
    </div>
  );
}
