import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Link } from './stream/desk-connection.ts';
import { texts } from './texts.ts';

interface LinkStateProps {
  readonly link: Link;
  readonly onConnect: () => void;
}

/** Whether what is shown is live. A loss is announced; that it is back is seen. */
export function LinkState({ link, onConnect }: LinkStateProps): ReactNode {
  const translate = useText();
  if (link.state === 'live') {
    return (
      <p>
        <Badge tone="good">{translate(texts.live)}</Badge>
      </p>
    );
  }
  if (link.state === 'connecting') return <p>{translate(texts.connecting)}</p>;
  if (link.state === 'lost') {
    return (
      <Notice tone="attention" isLive>
        <p>{translate(texts.lost)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="bad" isLive>
      <p>{translate(texts.ended, { error: link.error })}</p>
      <Button onClick={onConnect}>{translate(texts.again)}</Button>
    </Notice>
  );
}
