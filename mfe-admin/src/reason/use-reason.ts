import { useState } from 'react';

export interface Reason {
  /** The reason as it is typed. */
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly isMissing: boolean;
  /** Returns the typed reason without spaces around it; null, with an error shown, while it is too short. */
  readonly take: () => string | null;
}

/** A reason that somebody has to write before they may go on. */
export function useReason({ shortest = 1 }: { readonly shortest?: number } = {}): Reason {
  const [typed, type] = useState('');
  const [wasTaken, setTaken] = useState(false);
  const written = typed.trim();
  const isShort = written.length < shortest;
  function take(): string | null {
    setTaken(true);
    return isShort ? null : written;
  }
  return { typed, type, isMissing: wasTaken && isShort, take };
}
