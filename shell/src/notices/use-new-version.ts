import type { Registry } from '@pathshala/web-kit/registry';
import { useEffect, useState } from 'react';

/** Milliseconds between two checks. */
const interval = 5 * 60_000;

/** True when the published versions differ from those of this page load. Checks while the tab is visible. */
export function useNewVersion(loaded: Registry): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    let lastLook = Date.now();
    const look = (): void => {
      if (document.visibilityState === 'hidden' || Date.now() - lastLook < interval) return;
      lastLook = Date.now();
      readVersions().then(
        (versions) => setReady(versions !== versionsOf(loaded)),
        // Unreachable does not mean outdated: the next check decides.
        () => undefined,
      );
    };
    const timer = setInterval(look, interval + 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [loaded, isReady]);
  return isReady;
}

async function readVersions(): Promise<string> {
  const response = await fetch('/mfe/registry.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return versionsOf((await response.json()) as Registry);
}

export function versionsOf(registry: Registry): string {
  return Object.entries(registry)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join(' ');
}
