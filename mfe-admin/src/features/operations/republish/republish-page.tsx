import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { Operations } from '@pathshala/contract-kit/operations';
import { Button } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { FactsRow, FactsTable } from '../facts-table.tsx';
import { OperationsPage } from '../operations-page.tsx';
import styles from '../operations.module.css';
import { useParts } from '../use-services-list.ts';
import { RunState } from './run-state.tsx';
import { texts } from './texts.ts';

const progressMs = 2_000;

/** /boss/operations/republish: what each service can publish again, with the progress of the last run. */
export function RepublishPage(): ReactNode {
  const translate = useText();
  return (
    <OperationsPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <QueryStates query={useParts()}>
        {({ services }) => services.map(({ name }) => <OfService key={name} service={name} />)}
      </QueryStates>
    </OperationsPage>
  );
}

function OfService({ service }: { readonly service: string }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const query = useApiQuery<Operations['listRepublishable']>(
    `/operations/${service}/republish`,
    {},
    {
      refetchInterval: (answer) =>
        answer?.items.some(({ run }) => run?.state === 'running') === true ? progressMs : false,
    },
  );
  const columns = [texts.event, texts.lastRun, texts.published, texts.action];
  return (
    <section>
      <h2 className={styles['heading']}>{service}</h2>
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles['quiet']}>{translate(texts.nothing)}</p>
          ) : (
            <FactsTable caption={service} columns={columns.map((title) => ({ title: translate(title) }))}>
              {items.map(({ event, run }) => (
                <FactsRow
                  key={event}
                  name={event}
                  cells={[
                    { label: translate(texts.lastRun), value: <RunState run={run} /> },
                    { label: translate(texts.published), value: run === null ? '–' : number(run.published) },
                    {
                      label: '',
                      value: (
                        <StartButton service={service} event={event} isRunning={run?.state === 'running'} />
                      ),
                    },
                  ]}
                />
              ))}
            </FactsTable>
          )
        }
      </QueryStates>
    </section>
  );
}

interface StartButtonProps {
  readonly service: string;
  readonly event: string;
  readonly isRunning: boolean;
}

function StartButton({ service, event, isRunning }: StartButtonProps): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const path = `/operations/${service}/republish` as const;
  const { mutate, isPending } = useApiMutation<Operations['startRepublish']>('post', path, {
    invalidates: [path],
    onSuccess: () => toast.success(translate(texts.started)),
    onError: ({ message }) => toast.error(message),
  });
  async function start(): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.question, { event }),
      body: translate(texts.consequence),
      confirmText: translate(texts.start),
    });
    if (isConfirmed) mutate({ body: { event } });
  }
  return (
    <Button
      size="small"
      isBusy={isPending || isRunning}
      aria-label={translate(texts.startOf, { event })}
      onClick={() => void start()}
    >
      {translate(texts.start)}
    </Button>
  );
}
