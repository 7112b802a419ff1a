import type { Operations, ServiceState } from '@pathshala/contract-kit/operations';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { FactsRow } from '../facts-table.tsx';
import { refreshMs, type Parts } from '../use-services-list.ts';
import { HealthBadge } from './health-badge.tsx';
import { texts } from './texts.ts';

type ListedService = Parts['services'][number];

/** One service: what it says of itself, else what the gateway knows of it. */
export function ServiceRow({ service }: { readonly service: ListedService }): ReactNode {
  const translate = useText();
  const { data, error } = useApiQuery<Operations['readServiceState']>(
    `/operations/${service.name}/status`,
    {},
    { refetchInterval: refreshMs },
  );
  const state = error === null ? data : undefined;
  const figures = useFigures(state);
  // A service whose contract has no operations answers 404: the gateway knows how it is.
  const isAway = (error !== null && !isApiError(error, 404)) || service.status === 'away';
  const health = isAway ? 'away' : (state?.status ?? service.status);
  const degraded = isAway ? [] : [...new Set([...(state?.degraded ?? []), ...service.degraded])];
  return (
    <FactsRow
      name={service.name}
      cells={[
        { label: '', value: <HealthBadge health={health} degraded={degraded} /> },
        ...figures.map(({ label, value, isNumber = true }) => ({
          label: translate(label),
          value,
          isNumber,
        })),
      ]}
    />
  );
}

interface Figure {
  readonly label: { readonly en: string; readonly bn: string };
  readonly value: ReactNode;
  readonly isNumber?: boolean;
}

function useFigures(state: ServiceState | undefined): readonly Figure[] {
  const translate = useText();
  const { number, duration, shortDateTime } = useFormat();
  const unknown = '–';
  const { queue, outbox } = state ?? {};
  const retrying = (known: NonNullable<ServiceState['queue']>) =>
    known.isRetryingShared && known.retrying > 0
      ? translate(texts.shared, { n: known.retrying })
      : number(known.retrying);
  const waits = (known: NonNullable<ServiceState['outbox']>) =>
    known.length === 0
      ? number(0)
      : translate(texts.oldest, { n: known.length, time: duration(known.oldestSeconds * 1000) });
  return [
    {
      label: texts.version,
      value: state ? (state.version ?? translate(texts.checkout)) : unknown,
      isNumber: false,
    },
    { label: texts.started, value: state ? shortDateTime(state.startedAt) : unknown, isNumber: false },
    { label: texts.queue, value: queue ? number(queue.waiting) : unknown },
    { label: texts.retrying, value: queue ? retrying(queue) : unknown },
    {
      label: texts.dead,
      value:
        state && queue && queue.deadLetters > 0 ? (
          <Link to={`/boss/operations/dead-letters?service=${state.service}`}>
            {number(queue.deadLetters)}
          </Link>
        ) : (
          ((queue && number(queue.deadLetters)) ?? unknown)
        ),
    },
    { label: texts.outbox, value: outbox ? waits(outbox) : unknown },
  ];
}
