import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { promoteVersion, rollBackRemote, startVersionCanary } from '@pathshala/gateway-contract/http';
import type { Releases } from '@pathshala/gateway-contract/releases';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { texts } from './texts.ts';

export type Remote = Releases['remotes'][number];

export interface ReleaseChanges {
  /** Asks first; resolves to false when the question was cancelled. 100 percent is everybody. */
  readonly release: (remote: Remote, asked: { version: string; percent: number }) => Promise<boolean>;
  readonly rollBack: (remote: Remote) => Promise<void>;
  readonly isBusy: boolean;
}

const list = '/operations/gateway/remotes';

/** The changes of what visitors get. Each names the revision that is shown: a change of somebody else meanwhile refuses it. */
export function useReleaseChanges(revision: number): ReleaseChanges {
  const translate = useText();
  const { percent: shown } = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const options = {
    invalidates: [list],
    onSuccess: () => toast.success(translate(texts.done)),
    onError: ({ message }: { readonly message: string }) => toast.error(message),
  };
  const promoting = useApiMutation<typeof promoteVersion>('post', `${list}/{name}/promote`, options);
  const sharing = useApiMutation<typeof startVersionCanary>('post', `${list}/{name}/canary`, options);
  const returning = useApiMutation<typeof rollBackRemote>('post', `${list}/{name}/rollback`, options);

  return {
    isBusy: promoting.isPending || sharing.isPending || returning.isPending,
    async release({ name }, { version, percent }) {
      const isConfirmed = await confirm({
        title: translate(texts.question, { name, version }),
        body:
          percent === 100 ? translate(texts.forAll) : translate(texts.forShare, { percent: shown(percent) }),
        confirmText: translate(texts.go),
      });
      if (!isConfirmed) return false;
      const params = { name };
      if (percent === 100) promoting.mutate({ params, body: { revision, version } });
      else sharing.mutate({ params, body: { revision, version, percent } });
      return true;
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
      if (isConfirmed) returning.mutate({ params: { name }, body: { revision } });
    },
  };
}
