import { useEffect, useState } from 'react';

const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** True from the first sign that somebody uses the page: what a use may need is loaded then, and not before the page is there. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const notice = (): void => {
      controller.abort();
      setUsed(true);
    };
    const options = { signal: controller.signal, passive: true, capture: true };
    for (const sign of signsOfUse) addEventListener(sign, notice, options);
    return () => controller.abort();
  }, []);
  return isUsed;
}
