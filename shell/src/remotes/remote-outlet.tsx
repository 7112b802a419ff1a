import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import type { RemoteProps } from '@pathshala/web-kit/remote-props';
import { type ReactNode, useRef, useState } from 'react';
import type { LoadRemote } from './remote-loader.ts';
import { RemoteNotice } from './remote-notice.tsx';
import { useRemote } from './use-remote.ts';

interface RemoteOutletProps {
  readonly name: string;
  readonly load: LoadRemote;
  readonly remoteProps: RemoteProps;
}

/** Shows a remote, its loading state, or a notice that it is not available. */
export function RemoteOutlet(props: RemoteOutletProps): ReactNode {
  const [tries, setTries] = useState(0);
  return (
    <OneTry
      key={`${props.name} ${tries}`}
      {...props}
      isRetry={tries > 0}
      onRetry={() => setTries(tries + 1)}
    />
  );
}

interface OneTryProps extends RemoteOutletProps {
  readonly isRetry: boolean;
  readonly onRetry: () => void;
}

function OneTry({ name, load, remoteProps, isRetry, onRetry }: OneTryProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const state = useRemote({ name, load, remoteProps, place, isRetry });
  return (
    <>
      {state.status === 'loading' && <LoadingState />}
      {state.status === 'failed' && <RemoteNotice error={state.error} onRetry={onRetry} />}
      <div ref={place} data-remote={name} hidden={state.status !== 'mounted'} />
    </>
  );
}
