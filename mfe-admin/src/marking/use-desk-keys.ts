import { useEffect, useEffectEvent } from 'react';

function useKey(onKey: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => latest(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Ctrl/Cmd+Enter, also inside a text field. */
export function useSaveAndNextKey(save: () => void): void {
  useKey((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    save();
  });
}

/** Alt with the arrow keys, which the text fields do not use. */
export function useStepKeys(step: (by: -1 | 1) => void): void {
  useKey((event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    // Browsers go back and forward with these keys.
    event.preventDefault();
    step(by);
  });
}
