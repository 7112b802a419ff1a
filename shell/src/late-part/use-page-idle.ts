import { pageIdle } from '@pathshala/web-kit/page-idle';
import { useEffect, useState } from 'react';

/** True when the page is complete and idle: what loads then is no part of a first view. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void pageIdle(controller.signal).then(() => {
      if (!controller.signal.aborted) setIdle(true);
    });
    return () => controller.abort();
  }, []);
  return isIdle;
}
