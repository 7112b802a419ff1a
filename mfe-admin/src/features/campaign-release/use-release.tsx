import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { releaseResults } from '@pathshala/svc-campaigns-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { staleCampaigns } from '../../campaigns/campaign-kind.ts';
import type { ReleaseStep } from './release-step.ts';
import { texts } from './texts.ts';
import type { ReleaseReads } from './use-release-reads.ts';

const stale = [...staleCampaigns, '/examcampaigns/{id}/release', '/examcampaigns/{id}/merit-list'];

/** The release itself: possible when every step before it is done. */
export function useReleaseStep(id: string, reads: ReleaseReads, checks: readonly ReleaseStep[]): ReleaseStep {
  const translate = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof releaseResults>('post', '/examcampaigns/{id}/release', {
    invalidates: stale,
    onSuccess: () => toast.success(translate(texts.releasedNow)),
    onError: (error) => toast.error(error.message),
  });
  const step = { id: 'release', title: translate(texts.release) } as const;
  const releasedAt = reads.release.data?.releasedAt ?? null;
  if (releasedAt !== null) {
    const text = translate(texts.released, { time: format.shortDateTime(releasedAt) });
    return { ...step, state: 'done', text };
  }
  const missing = checks.find(({ state }) => state !== 'done');
  if (missing) {
    const text = translate(texts.releaseFirst, { step: missing.title });
    return { ...step, state: 'waits', text };
  }
  const n = reads.ranks.data?.total ?? 0;
  const body = translate(texts.releaseText, { n });
  async function askAndRelease(): Promise<void> {
    const question = { title: translate(texts.releaseAsk), body, confirmText: translate(texts.releaseNow) };
    if (await confirm(question)) mutate({ params: { id } });
  }
  return {
    ...step,
    state: 'look',
    text: body,
    children: (
      <p>
        <Button kind="primary" isBusy={isPending} onClick={() => void askAndRelease()}>
          {translate(texts.releaseNow)}
        </Button>
      </p>
    ),
  };
}

/** The issue of the ranks and the mails after the release. */
export function useMailStep({ release, ranks }: ReleaseReads): ReleaseStep {
  const translate = useText();
  const step = { id: 'mails', title: translate(texts.mails) } as const;
  const { data } = release;
  if (!data || data.releasedAt === null)
    return { ...step, state: 'waits', text: translate(texts.mailsLater) };
  const issuing = issuingOf(data, ranks.data?.total ?? 0);
  if (issuing !== null) return { ...step, state: 'waits', text: translate(texts.ranksBuilding, issuing) };
  const { total, sent, failed, left } = data.mails;
  const text = translate(texts.mailsSent, { sent, total });
  const lost = failed > 0 ? ` · ${translate(texts.mailsFailed, { n: failed })}` : '';
  if (left === 0) return { ...step, state: 'done', text: `${text}${lost}` };
  const percent = total === 0 ? 0 : ((total - left) / total) * 100;
  return {
    ...step,
    state: 'waits',
    text: `${text}${lost}`,
    children: <ProgressBar label={translate(texts.mails)} percent={percent} />,
  };
}

/**
 * Returns the progress of the merit list that the mails wait for; null once it is issued. Its building begins seconds after
 * the release.
 */
function issuingOf({ building, version }: NonNullable<ReleaseReads['release']['data']>, ranked: number) {
  return building ?? (version === 0 ? { done: 0, total: ranked } : null);
}
