import { useEffect, useReducer } from 'react';

/** Milliseconds after which a video that shows no sign of loading counts as slow. */
export const slowAfter = 12_000;

type PlaybackState = 'loading' | 'ready' | 'slow' | 'failed';

export interface Playback {
  readonly state: PlaybackState;
  readonly ready: () => void;
  readonly fail: () => void;
}

/** A failure remains until the next try; a slow video may still become ready. */
function next(state: PlaybackState, event: PlaybackState): PlaybackState {
  if (event === 'slow') return state === 'loading' ? 'slow' : state;
  return event;
}

export function usePlayback(): Playback {
  const [state, dispatch] = useReducer(next, 'loading');
  useEffect(() => {
    const timer = setTimeout(() => dispatch('slow'), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return { state, ready: () => dispatch('ready'), fail: () => dispatch('failed') };
}
