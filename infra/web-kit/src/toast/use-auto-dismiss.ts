import { useEffect, useEffectEvent, useState } from 'react';

export interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Dismisses a message after a time in milliseconds. While it has the pointer or the focus it stays; then the time begins again. */
export function useAutoDismiss(onDismiss: () => void, shownForMs: number): HoldHandlers {
  const [isHeld, hold] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss(), shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, shownForMs]);
  return {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
}
