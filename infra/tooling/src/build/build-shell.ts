import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { bootConfig, shellConfig } from '@pathshala/web-kit/build/shell-config';
import { compressFolder } from './compress.ts';
import { root } from './root.ts';
import { runRspack } from './run-rspack.ts';
import { sourceHash } from './source-hash.ts';

/** Milliseconds for which a tab may stay open and still find its files. */
const maxTabAgeMs = 14 * 24 * 60 * 60_000;

/** Builds `shell/dist` (index.html, assets/) if its sources changed. */
export async function buildShell({ force }: { force: boolean }): Promise<string> {
  const folder = `${root}/shell`;
  const outputPath = `${folder}/dist`;
  const stamp = `${outputPath}/build.json`;
  const hash = sourceHash('shell');
  if (!force && (await builtHash(stamp)) === hash) return `shell ${hash}: unchanged`;
  const build = {
    name: 'shell',
    folder,
    outputPath: `${root}/node_modules/.cache/pathshala/shell`,
    mode: 'production',
  } as const;
  // Built in another folder: the last build is served until this one is complete.
  await rm(build.outputPath, { recursive: true, force: true });
  const boot = await runRspack(bootConfig(build));
  const bootFile = Object.keys(boot.compilation.assets).find((file) => file.includes('boot.')) ?? '';
  await runRspack(shellConfig(build, bootFile));
  await compressFolder(`${build.outputPath}/assets`);
  await writeFile(`${build.outputPath}/build.json`, `${JSON.stringify({ version: hash })}\n`);
  // Added to the older files, which open tabs still request; the page, which names the new ones, is copied last.
  await cp(`${build.outputPath}/assets`, `${outputPath}/assets`, { recursive: true });
  await cp(build.outputPath, outputPath, { recursive: true });
  await removeOlderThan(`${outputPath}/assets`, maxTabAgeMs);
  return `shell ${hash}: built`;
}

async function builtHash(stamp: string): Promise<string | undefined> {
  if (!existsSync(stamp)) return undefined;
  return (JSON.parse(await readFile(stamp, 'utf8')) as { version: string }).version;
}

async function removeOlderThan(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = `${folder}/${name}`;
    if (Date.now() - (await stat(file)).mtimeMs > age) await rm(file);
  }
}
