import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { promoteVersion, rollBackRemote, startVersionCanary } from '@pathshala/gateway-contract/http';
import type { Releases } from '@pathshala/gateway-contract/releases';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';
import { texts } from './texts.ts';

export type Remote = Releases['remotes'][number];

/** 100 percent is everybody. */
interface AskedRelease {
  readonly name: string;
  readonly version: string;
  readonly percent: number;
}

export interface RefusedRelease extends AskedRelease {
  /** The findings of contract tests. */
  readonly message: string;
}

export interface ReleaseChanges {
  /** Asks first; resolves to false when the question was cancelled. */
  readonly release: (asked: AskedRelease) => Promise<boolean>;
  readonly rollBack: (remote: Remote) => Promise<void>;
  readonly isBusy: boolean;
  /** The release that contract tests refused; a reason overrides them. */
  readonly refused: RefusedRelease | undefined;
  readonly override: (refused: RefusedRelease, reason: string) => void;
  readonly forgetRefused: () => void;
}

const list = '/operations/gateway/remotes';

/** The changes of what visitors get. Each names the revision that is shown: a change of somebody else meanwhile refuses it. */
export function useReleaseChanges(revision: number): ReleaseChanges {
  const translate = useText();
  const { percent: shown } = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const [refused, setRefused] = useState<RefusedRelease>();
  const options = { invalidates: [list], onSuccess: () => toast.success(translate(texts.done)) };
  const promoting = useApiMutation<typeof promoteVersion>('post', `${list}/{name}/promote`, options);
  const sharing = useApiMutation<typeof startVersionCanary>('post', `${list}/{name}/canary`, options);
  const returning = useApiMutation<typeof rollBackRemote>('post', `${list}/{name}/rollback`, options);

  function send({ name, version, percent }: AskedRelease, override?: { readonly reason: string }): void {
    const onError = ({ code, message }: ApiError): void => {
      if (code === 'gateway.release-contracts') setRefused({ name, version, percent, message });
      else toast.error(message);
    };
    const params = { name };
    const body = { revision, version, ...(override && { override }) };
    if (percent === 100) promoting.mutate({ params, body }, { onError });
    else sharing.mutate({ params, body: { ...body, percent } }, { onError });
  }

  return {
    isBusy: promoting.isPending || sharing.isPending || returning.isPending,
    refused,
    forgetRefused: () => setRefused(undefined),
    override({ message: _message, ...asked }, reason) {
      setRefused(undefined);
      send(asked, { reason });
    },
    async release(asked) {
      const { name, version, percent } = asked;
      const isConfirmed = await confirm({
        title: translate(texts.question, { name, version }),
        body:
          percent === 100 ? translate(texts.forAll) : translate(texts.forShare, { percent: shown(percent) }),
        confirmText: translate(texts.go),
      });
      if (isConfirmed) send(asked);
      return isConfirmed;
    },
    async rollBack({ name, live, canary, previous }) {
      const current = live?.version ?? '–';
      const isConfirmed = await confirm({
        title: translate(texts.rollbackTitle, { name }),
        body:
          canary === null
            ? translate(texts.rollbackText, { live: current, previous: previous ?? '–' })
            : translate(texts.rollbackCanary, { version: canary.version, live: current }),
        confirmText: translate(texts.rollback),
        isDangerous: true,
      });
      const onError = ({ message }: ApiError) => toast.error(message);
      if (isConfirmed) returning.mutate({ params: { name }, body: { revision } }, { onError });
    },
  };
}
