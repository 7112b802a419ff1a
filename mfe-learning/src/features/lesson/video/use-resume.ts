import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { useRef, useState } from 'react';

/** Seconds between two notes of the position. */
const noteInterval = 5;
/** The first and the last seconds of a video, to which a student does not return. */
const edge = 10;

type Player = Pick<HTMLVideoElement, 'currentTime' | 'duration'>;

interface Resume {
  /** Seconds; undefined when the video began at its start. */
  readonly startedAt: number | undefined;
  readonly begin: (player: Player) => void;
  readonly note: (player: Player, options?: { readonly isForced: boolean }) => void;
  readonly restart: (player: Player) => void;
  readonly forget: () => void;
}

/** The position in a video, remembered on this device. */
export function useResume(memoryKey: string): Resume {
  const [startedAt, setStartedAt] = useState<number>();
  const noted = useRef(0);
  return {
    startedAt,
    begin(player) {
      const seconds = Number(recall(memoryKey) ?? 0);
      if (!(seconds > edge && seconds < player.duration - edge)) return;
      player.currentTime = seconds;
      noted.current = seconds;
      setStartedAt(seconds);
    },
    note({ currentTime }, { isForced } = { isForced: false }) {
      if (!isForced && Math.abs(currentTime - noted.current) < noteInterval) return;
      noted.current = currentTime;
      remember(memoryKey, String(Math.floor(currentTime)));
    },
    restart(player) {
      player.currentTime = 0;
      setStartedAt(undefined);
    },
    forget: () => remember(memoryKey, null),
  };
}
