import { Button, SegmentedControl } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { applyStatement, compareStatement } from '@pathshala/svc-catalog-contract/http';
import type { ClaimMethod } from '@pathshala/svc-catalog-contract/payment-claims';
import {
  maxStatementRows,
  type StatementComparison,
  type StatementForm,
} from '@pathshala/svc-catalog-contract/statements';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { FileDrop } from '../../files/file-drop.tsx';
import { readStatement, type ReadStatement } from './read-statement.ts';
import { StatementResult } from './statement-result.tsx';
import { texts } from './texts.ts';

const methods = ['bkash', 'nagad', 'bank'] as const;

/** The sum in paisa and the number of what can be approved. */
function matchesOf({ lines }: StatementComparison) {
  const matching = lines.filter(({ outcome }) => outcome === 'matches');
  return {
    count: matching.length,
    sum: matching.reduce((all, { amountPaisa }) => all + amountPaisa, 0),
  };
}

/** /boss/payment-claims/statement: a statement of a provider against the payment claims (PAY-04). */
export function StatementPage(): ReactNode {
  const translate = useText();
  const [form, setForm] = useState<StatementForm>();
  const [result, setResult] = useState<StatementComparison>();
  const [unread, setUnread] = useState<readonly number[]>([]);
  const { toast } = useServices();
  const compare = useApiMutation<typeof compareStatement>('post', '/courses/claims/statements/comparison', {
    onSuccess: setResult,
    onError: ({ message }) => toast.error(message),
  });
  const send = (method: ClaimMethod, { rows, unread: left }: ReadStatement): void => {
    const body = { method, rows: [...rows] };
    setForm(body);
    setUnread(left);
    compare.mutate({ body });
  };
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={
        <Button component={Link} to="/boss/payment-claims" variant="default">
          {translate(texts.back)}
        </Button>
      }
    >
      {form && result ? (
        <>
          <Apply form={form} result={result} onDone={setResult} onOther={() => setResult(undefined)} />
          <StatementResult result={result} unread={unread} />
        </>
      ) : (
        <Choose isBusy={compare.isPending} onRead={send} />
      )}
    </AdminPage>
  );
}

interface ChooseProps {
  readonly isBusy: boolean;
  readonly onRead: (method: ClaimMethod, statement: ReadStatement) => void;
}

function Choose({ isBusy, onRead }: ChooseProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [method, setMethod] = useState<ClaimMethod>('bkash');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const max = format.number(maxStatementRows);
  async function read(): Promise<void> {
    if (file === undefined) return setError(translate(texts.noFile));
    const statement = readStatement(await file.text());
    if (statement === null) return setError(translate(texts.noColumns));
    const { length } = statement.rows;
    if (length === 0) return setError(translate(texts.noRows));
    if (length > maxStatementRows)
      return setError(translate(texts.tooMany, { n: format.number(length), max }));
    setError(undefined);
    return onRead(method, statement);
  }
  return (
    <div className={styles['column']}>
      <SegmentedControl
        aria-label={translate(texts.method)}
        value={method}
        onChange={(value) => setMethod(methods.find((known) => known === value) ?? 'bkash')}
        data={methods.map((value) => ({ value, label: translate(texts[value]) }))}
      />
      <p className={styles['help']}>{translate(texts.columns, { n: max })}</p>
      <FileDrop
        text={translate(texts.drop)}
        accept=".csv,.tsv,.txt,text/csv"
        file={file}
        error={error}
        onChoose={(chosen) => chosen && setFile(chosen)}
      />
      <div className={styles['actions']}>
        <Button loading={isBusy} onClick={() => void read()}>
          {translate(texts.compare)}
        </Button>
      </div>
    </div>
  );
}

interface ApplyProps {
  readonly form: StatementForm;
  readonly result: StatementComparison;
  readonly onDone: (result: StatementComparison) => void;
  readonly onOther: () => void;
}

/** Approves what matches, after the question with its number and sum. */
function Apply({ form, result, onDone, onOther }: ApplyProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { count, sum } = matchesOf(result);
  const [n, money] = [count, format.paisa(sum)];
  const apply = useApiMutation<typeof applyStatement>('post', '/courses/claims/statements', {
    invalidates: ['/courses/claims/queue'],
    onSuccess(applied) {
      const approved = applied.lines.filter(({ outcome }) => outcome === 'approved').length;
      toast.success(translate(texts.applied, { n: approved }));
      onDone(applied);
    },
    onError: ({ message }) => toast.error(message),
  });
  async function ask(): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.applyTitle, { n }),
      body: translate(texts.applyText, { sum: money }),
      confirmText: translate(texts.apply, { n }),
    });
    if (isConfirmed) apply.mutate({ body: form });
  }
  return (
    <>
      <p>{translate(texts.summary, { matches: n, sum: money })}</p>
      <div className={styles['actions']}>
        {count > 0 && (
          <Button loading={apply.isPending} onClick={() => void ask()}>
            {translate(texts.apply, { n })}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {translate(texts.other)}
        </Button>
      </div>
    </>
  );
}
