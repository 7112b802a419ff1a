import { platformRanges } from '@pathshala/web-kit/build/shared';
import { describe, expect, it, vi } from 'vitest';
import { accepts } from './accepts.ts';
import { provideBundlerRuntime } from './bundler-runtime.ts';
import { platform } from './platform.ts';
import { shareScope } from './share-scope.ts';
import { unsatisfiedVersion } from './unsatisfied-version.ts';

describe('a version that a remote asks for', () => {
  it.each([
    ['^19.3.0', '19.3.0'],
    ['^19.3.0', '19.3.1'],
    ['^19.3.5', '19.4.0'],
    ['^0.1.0', '0.1.7'],
  ])('%s accepts %s', (range, version) => {
    expect(accepts(range, version)).toBe(true);
  });

  it.each([
    ['^19.3.0', '19.2.9'],
    ['^19.3.1', '19.3.0'],
    ['^19.3.0', '20.0.0'],
    ['^19.3.0', '18.9.9'],
    ['^0.1.0', '0.2.0'],
    ['^0.1.0', '1.1.0'],
  ])('%s does not accept %s', (range, version) => {
    expect(accepts(range, version)).toBe(false);
  });
});

interface Wanted {
  readonly shareKey: string;
  readonly requiredVersion: string;
  readonly strictVersion?: boolean;
}

/** A remote's module loader with one chunk, `app`, that wants one module, `7`. */
function remoteWanting(wanted: Wanted) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  provideBundlerRuntime();
  const { bundlerRuntime } = globalThis._PATHSHALA_FEDERATION as {
    bundlerRuntime: { consumes: (options: object) => void };
  };
  return {
    load: () => {
      const consumesLoadingData = {
        chunkMapping: { app: ['7'] },
        moduleIdToConsumeDataMapping: { 7: wanted },
      };
      bundlerRuntime.consumes({ chunkId: 'app', webpackRequire: { m: modules, consumesLoadingData } });
      const module = { exports: undefined as unknown };
      modules['7']?.(module);
      return module.exports;
    },
  };
}

describe('the platform that the page gives to its remotes', () => {
  it('has every module that the remotes are built to take from it, in a version that fits', () => {
    for (const [key, { version }] of Object.entries(platformRanges)) {
      expect(`${key} ${accepts(version, platform[key]?.version ?? '')}`).toBe(`${key} true`);
    }
    expect(Object.keys(platform).toSorted()).toEqual(Object.keys(platformRanges).toSorted());
  });

  it('is the page’s own copy', () => {
    const exports = remoteWanting({
      shareKey: 'react',
      requiredVersion: '^19.3.0',
      strictVersion: true,
    }).load();
    expect(exports).toBe(platform['react']?.exports);
  });

  it('refuses a remote that was built for another React, naming both versions', () => {
    const remote = remoteWanting({ shareKey: 'react', requiredVersion: '^20.0.0', strictVersion: true });
    expect(() => remote.load()).toThrow(/wants react \^20\.0\.0, the shell has 19\./);
  });

  it('gives a module that is not strict in another version, and reports both versions', () => {
    const reports: string[] = [];
    vi.stubGlobal('reportError', (error: Error) => reports.push(error.message));
    const shareKey = '@pathshala/web-kit/query';
    const exports = remoteWanting({ shareKey, requiredVersion: '^99.0.0', strictVersion: false }).load();
    vi.unstubAllGlobals();
    expect(exports).toBe(platform[shareKey]?.exports);
    expect(reports).toEqual([
      `The remote wants ${shareKey} ^99.0.0, the shell has ${platform[shareKey]?.version}.`,
    ]);
  });

  it('is the share scope that every container gets', async () => {
    const [version = '', ...others] = Object.keys(shareScope['react'] ?? {});
    expect([version, ...others]).toEqual([platform['react']?.version]);
    const factory = await shareScope['react']?.[version]?.get();
    expect(factory?.()).toBe(platform['react']?.exports);
    expect(Object.keys(shareScope)).toEqual(Object.keys(platform));
  });

  it('refuses a module that the shell does not share', () => {
    expect(() => remoteWanting({ shareKey: 'lodash', requiredVersion: '^4.0.0' }).load()).toThrow(/lodash/);
  });
});

describe('the error of a remote that needs another version', () => {
  const needed = { module: 'react', range: '^18.2.0', provided: '19.3.1' };

  it.each([
    ['of this loader', 'The remote wants react ^18.2.0, the shell has 19.3.1.'],
    [
      'of webpack',
      'Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18.2.0)',
    ],
    [
      'of the federation runtime',
      '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mfe_x which needs ^18.2.0)',
    ],
  ])('%s is read', (_, message) => {
    expect(unsatisfiedVersion(new Error(message))).toEqual(needed);
  });

  it('is no other error', () => {
    expect(unsatisfiedVersion(new Error('Loading chunk 7 failed.'))).toBeUndefined();
  });
});
