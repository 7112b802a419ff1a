import { readdir } from 'node:fs/promises';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Registry } from './registry.ts';
import { readRemoteBuild, type RemoteBuild } from './remote-build.ts';

/**
 * The remotes that are built under `root` (`mfe-x/dist/current.json` names the version), read again when a file has
 * changed. A remote whose files break stays listed as last known, because the shell needs its paths to show the failure in
 * its place and to retry; one that was never complete is left out. Neither affects the others.
 */
export function createBuildsRegistry(root: string, log: Logger): Registry {
  const lastKnown = new Map<string, RemoteBuild>();
  const problems = new Map<string, string>();

  const logOnce = (name: string, problem: string | null) => {
    if (problems.get(name) === problem) return;
    if (problem === null) {
      if (problems.delete(name)) log.info({ remote: name }, 'the remote is whole again');
      return;
    }
    problems.set(name, problem);
    log.warn({ remote: name, problem }, 'a remote is broken; the others stay');
  };

  const readOne = async (name: string) => {
    const { build, problem } = await readRemoteBuild({ root, name, known: lastKnown.get(name) ?? null });
    logOnce(name, problem);
    if (build !== null) lastKnown.set(name, build);
    return lastKnown.get(name);
  };

  return {
    async read() {
      const found = (await readdir(root)).filter((name) => /^mfe-[a-z0-9-]+$/.test(name));
      const builds = await Promise.all([...new Set([...found, ...lastKnown.keys()])].sort().map(readOne));
      return Object.fromEntries(
        builds
          .filter((build) => build !== undefined)
          .map(({ description }) => [description.name, description]),
      );
    },
    hasCanary: () => false,
    folderOf: (name, version) => Promise.resolve(`${root}/${name}/dist/${version}`),
  };
}
