import { platformRanges } from '@pathshala/web-kit/build/shared';
import { describe, expect, it } from 'vitest';
import { accepts } from './accepts.ts';
import { provideBundlerRuntime } from './bundler-runtime.ts';
import { platform } from './platform.ts';

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

  it('refuses a module that the shell does not share', () => {
    expect(() => remoteWanting({ shareKey: 'lodash', requiredVersion: '^4.0.0' }).load()).toThrow(/lodash/);
  });
});
