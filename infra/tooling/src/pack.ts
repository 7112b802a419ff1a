import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packagesOf, workspacePackages } from './build/packages.ts';
import { workingTree } from './build/source-tree.ts';
import { stageCommandLine } from './pack/stage-command-line.ts';
import { stagePackage } from './pack/stage-package.ts';

/**
 * `npm run pack-packages -- [--to FOLDER] [NAME…]`: tarballs for a registry, or for the repository of another team: the
 * contracts with what they need, and the command line `pathshala-deploy`. NAME is a package without its scope.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'data/packages' } },
});
const packages = workspacePackages(workingTree);
const contracts = [...packages.keys()].filter((name) => name.endsWith('-contract'));
const names =
  positionals.length === 0 ? [...contracts, commandLine()] : positionals.map((name) => `@pathshala/${name}`);

const staging = mkdtempSync(path.join(tmpdir(), 'pack-'));
const to = path.resolve(values.to);
mkdirSync(to, { recursive: true });
try {
  const sources = new Set(
    names.filter((name) => name !== commandLine()).flatMap((name) => packagesOf(name, packages)),
  );
  for (const one of sources) stagePackage(one, path.join(staging, path.basename(one.name)), packages);
  if (names.includes(commandLine())) await stageCommandLine(path.join(staging, 'deploy'));
  const folders = readdirSync(staging).map((name) => path.join(staging, name));
  const printed = execFileSync('npm', ['pack', '--silent', '--pack-destination', to, ...folders], {
    encoding: 'utf8',
  });
  process.stdout.write(`${to}:\n${printed}`);
} finally {
  rmSync(staging, { recursive: true });
}

function commandLine(): string {
  return '@pathshala/deploy';
}
