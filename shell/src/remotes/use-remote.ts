import type { RemoteProps } from '@pathshala/web-kit/remote-props';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MountedRemote, mountRemote, type RemoteState } from './mount-remote.ts';
import type { LoadRemote } from './remote-loader.ts';

interface RemoteUse {
  readonly name: string;
  readonly load: LoadRemote;
  readonly remoteProps: RemoteProps;
  readonly place: RefObject<HTMLDivElement | null>;
  /** True: discards what is cached of the failed attempt. */
  readonly isRetry: boolean;
}

/** Mounts one remote in `place` for the life of the component, and updates it with each new address. */
export function useRemote({ name, load, remoteProps, place, isRetry }: RemoteUse): RemoteState {
  const [state, setState] = useState<RemoteState>({ status: 'loading' });
  const placed = useRef<MountedRemote>(undefined);

  const mount = useEffectEvent((parent: HTMLElement) =>
    mountRemote({ parent, load: () => load(name, { isRetry }), props: remoteProps, onChange: setState }),
  );

  useEffect(() => {
    if (!place.current) return undefined;
    const remote = mount(place.current);
    placed.current = remote;
    return () => remote.unmount();
  }, [place]);

  useEffect(() => placed.current?.update(remoteProps), [remoteProps]);

  return state;
}
