import type { Registry } from '@pathshala/web-kit/registry';
import { useEffect, useState } from 'react';
import { versionsOf } from '../registry/versions-of.ts';

/** Milliseconds between two checks. */
const interval = 5 * 60_000;

/** True when the versions of shell and remotes differ from those of this page load. Checks while the tab is visible. */
export function useNewVersion(loaded: Registry): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    let lastLook = Date.now();
    const look = (): void => {
      if (document.visibilityState === 'hidden' || Date.now() - lastLook < interval) return;
      lastLook = Date.now();
      readVersions().then(
        (versions) => setReady(versions !== `${loadedShell()} ${versionsOf(loaded)}`),
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
  const shell = response.headers.get('x-shell-version') ?? '';
  return `${shell} ${versionsOf((await response.json()) as Registry)}`;
}

/** The gateway names the shell's version in the page, and beside each registry that it sends. */
export function loadedShell(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="shell-version"]')?.content ?? '';
}
