import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { BulkReport } from './bulk-report.tsx';
import type { BulkAction, BulkQuestion } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import { ProgressLine } from '../progress-line.tsx';
import { type BulkRun, type SelectedRows, useBulkRun } from './use-bulk-run.ts';

const texts = {
  collecting: { en: '{done} of {total} rows collected', bn: '{total}-এর মধ্যে {done} সারি আনা হয়েছে' },
  running: { en: '{done} of {total} done', bn: '{total}-এর মধ্যে {done}টি হয়েছে' },
  skipped: { en: '{n} of the selected rows stay as they are.', bn: 'বাছা সারির {n}টি যেমন আছে তেমনই থাকবে।' },
  skippedOne: { en: 'One of the selected rows stays as it is.', bn: 'বাছা সারির একটি যেমন আছে তেমনই থাকবে।' },
  nothing: { en: 'There is nothing to do for these rows.', bn: 'এই সারিগুলোতে করার কিছু নেই।' },
  cancel: commonTexts.cancel,
  stop: commonTexts.stop,
  close: commonTexts.close,
};

export interface BulkDialogProps<Row extends ListedRow> {
  readonly action: BulkAction<Row>;
  readonly selected: SelectedRows<Row>;
  readonly rowName: (row: Row) => string;
  /** Rows have changed. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: (isDone: boolean) => void;
}

/** A bulk action in one dialog: the question, how far it is, and the report. */
export function BulkDialog<Row extends ListedRow>(props: BulkDialogProps<Row>): ReactNode {
  const { action, selected, onChanged, onClose } = props;
  const translate = useText();
  const run = useBulkRun(action, selected);
  const { stage } = run;
  const close = (): void => {
    if (stage.kind === 'running') run.stop();
    else onClose(stage.kind === 'report');
    if (stage.kind === 'report') void onChanged();
  };
  const question = questionOf(action, stage);
  return (
    <Dialog
      isOpen
      title={question?.title ?? action.text}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{translate(closeTextOf(stage.kind, question !== undefined))}</Button>
          {stage.kind === 'asking' && question && (
            <Button
              kind={action.isDangerous === true ? 'danger' : 'primary'}
              onClick={() => run.confirm(stage.rows)}
            >
              {question.confirmText}
            </Button>
          )}
        </>
      }
    >
      <Stage {...props} run={run} body={question?.body} />
    </Dialog>
  );
}

function questionOf<Row extends ListedRow>(
  action: BulkAction<Row>,
  stage: BulkRun<Row>['stage'],
): BulkQuestion | undefined {
  return stage.kind === 'asking' && stage.rows.length > 0 ? action.question(stage.rows) : undefined;
}

function closeTextOf(kind: BulkRun<ListedRow>['stage']['kind'], hasQuestion: boolean): typeof texts.close {
  if (kind === 'running') return texts.stop;
  return kind === 'collecting' || hasQuestion ? texts.cancel : texts.close;
}

interface StageProps<Row extends ListedRow> extends BulkDialogProps<Row> {
  readonly run: BulkRun<Row>;
  readonly body: ReactNode;
}

function Stage<Row extends ListedRow>({ run, rowName, body }: StageProps<Row>): ReactNode {
  const translate = useText();
  const { stage } = run;
  if (stage.kind === 'broken') return <FailedState error={stage.error} onRetry={run.collect} />;
  if (stage.kind === 'report') return <BulkReport {...stage} rowName={rowName} />;
  if (stage.kind !== 'asking') {
    return <ProgressLine text={translate(texts[stage.kind], { ...stage.progress })} {...stage.progress} />;
  }
  const { skipped } = stage;
  return (
    <>
      {body ?? <p>{translate(texts.nothing)}</p>}
      {skipped > 0 && body !== undefined && (
        <p>{skipped === 1 ? translate(texts.skippedOne) : translate(texts.skipped, { n: skipped })}</p>
      )}
    </>
  );
}
