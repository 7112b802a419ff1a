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

const unknown = '–';

function useFigures(state: ServiceState | undefined): readonly Figure[] {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const waiting = useWaitingFigures(state);
  const version = state && (state.version ?? translate(texts.checkout));
  const n = state?.olderDocuments ?? 0;
  const shown = version && n > 0 ? translate(texts.upgrading, { version, n }) : version;
  const started = state && shortDateTime(state.startedAt);
  return [
    { label: texts.version, value: shown ?? unknown, isNumber: false },
    { label: texts.started, value: started ?? unknown, isNumber: false },
    ...waiting,
  ];
}

type Queue = NonNullable<ServiceState['queue']>;
type Outbox = NonNullable<ServiceState['outbox']>;

/** Returns the figures of queue and outbox, as far as they are known. */
function useWaitingFigures(state: ServiceState | undefined): readonly Figure[] {
  const translate = useText();
  const { number, duration } = useFormat();
  const queue = state?.queue ?? null;
  const outbox = state?.outbox ?? null;
  const ofQueue = (shown: (known: Queue) => ReactNode) => (queue === null ? unknown : shown(queue));
  const retrying = ({ retrying: n, isRetryingShared }: Queue) =>
    isRetryingShared && n > 0 ? translate(texts.shared, { n }) : number(n);
  const dead = ({ deadLetters: n }: Queue) =>
    n === 0 ? (
      number(n)
    ) : (
      <Link to={`/boss/operations/dead-letters?service=${state?.service ?? ''}`}>{number(n)}</Link>
    );
  const waits = ({ length: n, oldestSeconds }: Outbox) =>
    n === 0 ? number(n) : translate(texts.oldest, { n, time: duration(oldestSeconds * 1000) });
  return [
    { label: texts.queue, value: ofQueue(({ waiting }) => number(waiting)) },
    { label: texts.retrying, value: ofQueue(retrying) },
    { label: texts.dead, value: ofQueue(dead) },
    { label: texts.outbox, value: outbox === null ? unknown : waits(outbox) },
  ];
}
