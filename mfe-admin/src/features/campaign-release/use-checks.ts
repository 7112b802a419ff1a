import { campaignPaths } from '../../campaigns/paths.ts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { analysisPath, keyHistoryPath } from '../../exam-questions/paths.ts';
import type { ReleaseStep } from './release-step.ts';
import { texts } from './texts.ts';
import type { ReleaseReads } from './use-release-reads.ts';

const minuteMs = 60_000;

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type Shown = Pick<ReleaseStep, 'state' | 'text'>;

/** Returns the result of a read as text, or that it is loading or has failed. */
function useShown() {
  const translate = useText();
  return <Data>(
    { data, error, refetch }: Read<Data>,
    show: (data: Data) => Shown,
  ): Shown & Pick<ReleaseStep, 'onRetry'> => {
    if (data !== undefined) return show(data);
    if (error === null) return { state: 'reading', text: translate(texts.reading) };
    const text = translate(texts.stepFailed, { error: error.message });
    return { state: 'failed', text, onRetry: () => void refetch() };
  };
}

/** The steps before the release, in their order. */
export function useChecks(id: string, reads: ReleaseReads, hasLooked: boolean): readonly ReleaseStep[] {
  const translate = useText();
  const shown = useShown();
  const showOver = useOver(reads);
  const isPast = reads.campaign.data?.phase === 'past';
  return [
    { id: 'over', title: translate(texts.over), ...shown(reads.open, showOver) },
    {
      id: 'faulty',
      title: translate(texts.faulty),
      link: { to: analysisPath(id), text: translate(texts.analysis) },
      ...shown(reads.analysis, ({ questions, attempts }) => {
        const n = questions.filter(({ findings }) => findings.length > 0).length;
        return n === 0
          ? { state: 'done', text: translate(texts.faultyNone, { n: attempts }) }
          : { state: hasLooked ? 'done' : 'look', text: translate(texts.faultyFound, { n }) };
      }),
    },
    {
      id: 'key',
      title: translate(texts.key),
      link: { to: keyHistoryPath(id), text: translate(texts.history) },
      ...shown(reads.key, ({ corrections, remark }) => {
        if (remark?.state === 'running')
          return { state: 'waits', text: translate(texts.keyRunning, { n: remark.seen }) };
        const n = corrections.length;
        return { state: 'done', text: n === 0 ? translate(texts.keyNone) : translate(texts.keyDone, { n }) };
      }),
    },
    {
      id: 'ranks',
      title: translate(texts.ranks),
      link: { to: campaignPaths.ranking(id), text: translate(texts.ranking) },
      ...shown(reads.ranks, ({ total }) =>
        total === 0
          ? { state: isPast ? 'look' : 'waits', text: translate(texts.ranksNone) }
          : { state: 'done', text: translate(texts.ranksReady, { n: total }) },
      ),
    },
  ];
}

/** The end and its grace have passed, and no attempt is open. */
function useOver({ campaign, release }: ReleaseReads): (read: { readonly open: number }) => Shown {
  const translate = useText();
  const format = useFormat();
  return ({ open }) => {
    if (!campaign.data || !release.data) return { state: 'reading', text: translate(texts.reading) };
    const { phase, endDate } = campaign.data;
    const time = format.shortDateTime(endDate);
    if (phase !== 'past') return { state: 'waits', text: translate(texts.overEnds, { time }) };
    if (open > 0) return { state: 'waits', text: translate(texts.overOpen, { n: open }) };
    const { releasedAt, isPossible, possibleFrom } = release.data;
    // Shown to the minute, so it is rounded up.
    const from = format.shortDateTime(Math.ceil(Date.parse(possibleFrom) / minuteMs) * minuteMs);
    return releasedAt === null && !isPossible
      ? { state: 'waits', text: translate(texts.overGrace, { time: from }) }
      : { state: 'done', text: translate(texts.overDone, { time }) };
  };
}
