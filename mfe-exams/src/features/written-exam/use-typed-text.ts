import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after a key: a text is longer than a choice, so not every key is a save. */
const delayMs = 800;

/** What is typed, reported soon after it was typed, when the field or the page is left, and at the end. */
export function useTypedText(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = useEffectEvent(() => {
    if (typed === null) return;
    onText(typed);
    setTyped(null);
  });
  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => commit(), delayMs);
    return () => clearTimeout(timer);
  }, [isTyping]);
  useEffect(() => {
    const controller = new AbortController();
    // Before the exam sends what it has: its listeners do not capture.
    const options = { capture: true, signal: controller.signal };
    globalThis.addEventListener('pagehide', () => commit(), options);
    document.addEventListener('visibilitychange', () => commit(), options);
    return () => {
      controller.abort();
      commit();
    };
  }, []);
  function onBlur(): void {
    if (typed === null) return;
    onText(typed);
    setTyped(null);
  }
  return { value: typed ?? text, type: setTyped, onBlur };
}
