import { Notice } from '@pathshala/web-kit/parts/notice';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect } from 'react';
import { texts } from './texts.ts';

const everyMs = 3_000;
const awaited = ['/examcampaigns/{id}/merit-list', '/examcampaigns/{id}/merit-list/own'];

/** The ranks of a large exam take a while after the release: asks again until they are there. */
export function RanksPending(): ReactNode {
  const text = useText();
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => awaited.map((path) => client.invalidateQueries({ queryKey: [path] }));
    const timer = setInterval(() => void Promise.all(ask()), everyMs);
    return () => clearInterval(timer);
  }, [client]);
  return (
    <Notice isLive>
      <p>{text(texts.pending)}</p>
    </Notice>
  );
}
