import type { ReleaseState } from './state.ts';

/** Part → the version that is live, of all remotes, services, the shell and the gateway. */
export function liveVersions({ remotes, services }: ReleaseState): Readonly<Record<string, string>> {
  const ofRemotes = Object.entries(remotes).flatMap(([name, { live }]) =>
    live === null ? [] : [[name, live.version] as const],
  );
  const ofServices = Object.entries(services).map(([name, { version }]) => [name, version] as const);
  return Object.fromEntries([...ofRemotes, ...ofServices]);
}
