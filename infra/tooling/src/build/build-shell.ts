import { existsSync } from 'node:fs';
import { cp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { bootConfig, shellConfig, workerConfig } from '@pathshala/web-kit/build/shell-config';
import { prerenderShell } from '../prerender/prerender-shell.ts';
import { unchanged } from './compress-best.ts';
import { compressFile, compressFolder, type Compression } from './compress.ts';
import { changedInputs, inputsOfBuild, readBuildRecord, type BuildRecord } from './front-end-inputs.ts';
import { hashOfFolder } from './hash-of-folder.ts';
import { root } from './root.ts';
import { runRspack } from './run-rspack.ts';
import { shellFacts } from './shell-facts.ts';
import { workingTree } from './source-tree.ts';

/** Milliseconds for which a tab may stay open and still find its files. */
const maxTabAgeMs = 14 * 24 * 60 * 60_000;

/** Builds `shell/dist` (index.html, assets/) if its sources changed. */
export async function buildShell(options: {
  readonly force: boolean;
  readonly compression: Compression;
}): Promise<string> {
  const { force, compression } = options;
  const folder = `${root}/shell`;
  const distFolder = `${folder}/dist`;
  const known = existsSync(`${distFolder}/index.html`) ? readBuildRecord('shell') : null;
  if (!force && known !== null && changedInputs(known, workingTree).length === 0)
    return unchanged('shell', known, compression);
  // Built in another folder: the last build is served until this one is complete.
  const outputPath = `${root}/node_modules/.cache/pathshala/shell-${process.pid}`;
  await rm(outputPath, { recursive: true, force: true });
  try {
    const record = await build(folder, outputPath, compression);
    await markAsUsed(`${distFolder}/assets`, known);
    // Added to the older files, which open tabs still request; the page, which names the new ones, is copied last.
    await cp(`${outputPath}/assets`, `${distFolder}/assets`, { recursive: true });
    await cp(outputPath, distFolder, { recursive: true });
    await writeFile(`${distFolder}/.build.json`, `${JSON.stringify(record)}\n`);
    await removeOlderThan(`${distFolder}/assets`, maxTabAgeMs);
    return `shell ${record.version}: built`;
  } finally {
    await rm(outputPath, { recursive: true, force: true });
  }
}

async function build(folder: string, outputPath: string, compression: Compression): Promise<BuildRecord> {
  const app = { name: 'shell', folder, outputPath, mode: 'production' } as const;
  const boot = await runRspack(bootConfig(app));
  const bootFile = Object.keys(boot.compilation.assets).find((file) => file.includes('boot.')) ?? '';
  const main = await runRspack(shellConfig(app, bootFile));
  const worker = await runRspack(workerConfig(app));
  const early = await prerenderShell(app, main);
  const version = await hashOfFolder(outputPath);
  await compressFolder(`${outputPath}/assets`, compression);
  await compressFile(`${outputPath}/worker.js`, compression);
  await writeFile(
    `${outputPath}/build.json`,
    `${JSON.stringify({ ...shellFacts(version), site: early.site, pages: early.pages })}\n`,
  );
  const further = ['shell/index.html', 'shell/package.json', ...workingTree.files('shell/public')];
  const inputs = inputsOfBuild({ stats: [boot, main, worker, early.stats], further, tree: workingTree });
  return { version, inputs, compression, assets: await readdir(`${outputPath}/assets`) };
}

/** The age of a file counts from the build that replaces it: until then new tabs load it. */
async function markAsUsed(folder: string, known: BuildRecord | null): Promise<void> {
  const assets = known?.assets ?? [];
  const now = new Date();
  for (const name of assets) if (existsSync(`${folder}/${name}`)) await utimes(`${folder}/${name}`, now, now);
}

async function removeOlderThan(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = `${folder}/${name}`;
    if (Date.now() - (await stat(file)).mtimeMs > age) await rm(file);
  }
}
