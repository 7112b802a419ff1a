import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after a key: a text is longer than a choice, so not every key is a save. */
const delayMs = 800;

interface TypedText {
  /** The stored text. */
  readonly text: string;
  /** False: nothing is stored now; what is typed waits until it is true again. */
  readonly isOpen: boolean;
  readonly onText: (text: string) => void;
}

/** Holds the typed text and reports it after a short pause, when the field or the page is left, and at the end. */
export function useTypedText({ text, isOpen, onText }: TypedText) {
  const [typed, setTyped] = useState<string | null>(null);
  function report(): void {
    if (typed === null || !isOpen) return;
    onText(typed);
    setTyped(null);
  }
  const commit = useEffectEvent(report);
  const isWaiting = typed !== null && isOpen;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => commit(), delayMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    const controller = new AbortController();
    // Captures the event to run before the exam sends its data: the exam's listeners do not capture.
    const options = { capture: true, signal: controller.signal };
    globalThis.addEventListener('pagehide', () => commit(), options);
    document.addEventListener('visibilitychange', () => commit(), options);
    return () => {
      controller.abort();
      commit();
    };
  }, []);
  return { value: typed ?? text, type: setTyped, onBlur: report };
}
