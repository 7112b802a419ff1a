import type { Registry } from '@pathshala/web-kit/registry';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks: a new version is no emergency. */
const interval = 5 * 60_000;

/** True once the published versions differ from those that this page was loaded with. Looks when the tab is looked at. */
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
        // Out of reach is not out of date: the next look will tell.
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
