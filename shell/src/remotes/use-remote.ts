import type { RemoteProps } from '@pathshala/web-kit/remote-props';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PlacedRemote, placeRemote, type PlaceState } from './place-remote.ts';
import type { LoadRemote } from './remote-loader.ts';

export interface RemoteUse {
  readonly name: string;
  readonly load: LoadRemote;
  readonly remoteProps: RemoteProps;
  readonly place: RefObject<HTMLDivElement | null>;
  /** Not the first try: what is remembered of the failed one is thrown away. */
  readonly isRetry: boolean;
}

/** Keeps one remote in `place` for the life of the component, and tells it of every new address. */
export function useRemote({ name, load, remoteProps, place, isRetry }: RemoteUse): PlaceState {
  const [state, setState] = useState<PlaceState>({ status: 'loading' });
  const placed = useRef<PlacedRemote>(undefined);

  const arrive = useEffectEvent((parent: HTMLElement) =>
    placeRemote({ parent, load: () => load(name, { isRetry }), props: remoteProps, onChange: setState }),
  );

  useEffect(() => {
    if (!place.current) return undefined;
    const remote = arrive(place.current);
    placed.current = remote;
    return () => remote.leave();
  }, [place]);

  useEffect(() => placed.current?.update(remoteProps), [remoteProps]);

  return state;
}
