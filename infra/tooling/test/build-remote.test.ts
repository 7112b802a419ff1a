import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { buildRemote } from '../src/build/build-remote.ts';
import { readBuildRecord } from '../src/build/front-end-inputs.ts';
import { partVersion } from '../src/build/part-version.ts';
import { root } from '../src/build/root.ts';

const name = 'mfe-exams';

describe('building a remote', () => {
  const mark = () => `${root}/${name}/dist/${readBuildRecord(name)?.version}/mark.txt`;
  afterAll(() => rmSync(mark(), { force: true }));

  it('gives the same sources the same version, and leaves the folder of a version on disk as it is', async () => {
    await buildRemote({ name, force: false });
    const version = partVersion(name);
    writeFileSync(mark(), 'still here');
    expect(await buildRemote({ name, force: true })).toBe(`${name} ${version}: built, the same as before`);
    expect(existsSync(mark())).toBe(true);
    expect(await buildRemote({ name, force: false })).toBe(`${name} ${version}: unchanged`);
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
