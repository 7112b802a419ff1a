import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { siteRoot } from './site-root.ts';

const debounceMs = 150;

/** Rebuilds the front ends whenever one of their sources changes, one build at a time; the next page load uses the result. */
export function watchFrontEnds(log: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  let isStale = false;

  const build = () => {
    if (isBuilding) {
      isStale = true;
      return;
    }
    isBuilding = true;
    isStale = false;
    const child = spawn(process.execPath, [`${siteRoot}/infra/tooling/src/build.ts`], {
      cwd: siteRoot,
      stdio: 'inherit',
    });
    child.once('exit', (code) => {
      isBuilding = false;
      if (code !== 0) log('The build failed; the previous build stays in use.');
      if (isStale) build();
    });
  };

  for (const folder of sourceFolders()) {
    watch(`${siteRoot}/${folder}`, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, debounceMs);
    });
  }
}

function sourceFolders(): readonly string[] {
  const apps = readdirSync(siteRoot).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const contracts = readdirSync(siteRoot)
    .filter((name) => name.startsWith('svc-'))
    .map((name) => `${name}/contract`);
  const all = [
    ...apps.map((name) => `${name}/src`),
    'infra/web-kit/src',
    'infra/contract-kit/src',
    ...contracts,
  ];
  return all.filter((folder) => existsSync(`${siteRoot}/${folder}`));
}
