import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildRemote } from '../src/build/build-remote.ts';
import { compressFolder } from '../src/build/compress.ts';
import { readBuildRecord } from '../src/build/front-end-inputs.ts';
import { partVersion } from '../src/build/part-version.ts';
import { root } from '../src/build/root.ts';

const name = 'mfe-exams';

describe('building a remote', () => {
  const mark = () => `${root}/${name}/dist/${readBuildRecord(name)?.version}/mark.txt`;
  afterAll(() => rmSync(mark(), { force: true }));

  it('gives the same sources the same version, and leaves the folder of a version on disk as it is [EVT-03]', async () => {
    await buildRemote({ name, force: false, compression: 'best' });
    const version = partVersion(name);
    writeFileSync(mark(), 'still here');
    expect(await buildRemote({ name, force: true, compression: 'quick' })).toBe(
      `${name} ${version}: built, the same as before`,
    );
    expect(existsSync(mark())).toBe(true);
    expect(await buildRemote({ name, force: false, compression: 'quick' })).toBe(
      `${name} ${version}: unchanged`,
    );
    expect(readBuildRecord(name)?.compression).toBe('best');
  });

  it('compresses a quick build as visitors get it when that is wanted, without another build', async () => {
    const record = readBuildRecord(name);
    const folder = `${root}/${name}/dist/${record?.version}`;
    const file = `${folder}/remoteEntry.js`;
    const sizes = () => ['.br', '.gz'].map((suffix) => statSync(`${file}${suffix}`).size);
    const best = sizes();
    await compressFolder(folder, 'quick');
    writeFileSync(`${root}/${name}/dist/.build.json`, JSON.stringify({ ...record, compression: 'quick' }));
    const quick = sizes();
    expect(quick[0]).toBeGreaterThan(best[0] ?? 0);
    for (const [suffix, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const)
      expect(unpack(readFileSync(`${file}${suffix}`))).toEqual(readFileSync(file));
    expect(await buildRemote({ name, force: false, compression: 'quick' })).toMatch(/: unchanged$/);
    expect(sizes()).toEqual(quick);
    expect(await buildRemote({ name, force: false, compression: 'best' })).toMatch(/: compressed$/);
    expect(sizes()).toEqual(best);
    expect(globSync(`${folder}/.*`)).toEqual([]);
    expect(partVersion(name)).toBe(record?.version);
  });

  it('records what the bundle contains', () => {
    const inputs = Object.keys(readBuildRecord(name)?.inputs ?? {});
    expect(inputs).toContain('mfe-exams/src/remote.tsx');
    expect(inputs).toContain('node_modules/katex');
    expect(inputs.filter((file) => file.startsWith('mfe-learning/'))).toEqual([]);
    // Contracts are imported for their types, which are in no bundle.
    expect(inputs.filter((file) => file.startsWith('svc-campaigns/'))).toEqual([]);
  });

  it('ships no source map, no older font format and no statistics of the build', () => {
    const files = globSync(`${name}/dist/${readBuildRecord(name)?.version}/*`, { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /\.(map|ttf|woff)$|mf-stats/.test(file))).toEqual([]);
  });
});
