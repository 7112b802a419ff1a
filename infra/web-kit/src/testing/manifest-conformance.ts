import { describe, expect, it } from 'vitest';
import type { RemoteManifest } from '../registry.ts';

const routePath = /<Route\s+path="([^"]+)"/gu;
const chunkName = /webpackChunkName: "(page-[^"]+)"/gu;

const found = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name);

/**
 * A remote names its paths in `manifest.ts` and in `root.tsx`, and its page chunks in the manifest and in magic comments.
 * Ensures that they agree. `rootSource` is the text of `root.tsx`
 * and of the files that load its pages; a manifest path that ends in `*` only claims addresses.
 */
export function describeManifestConformance(manifest: RemoteManifest, rootSource: string): void {
  const paths = manifest.routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  const chunks = manifest.routes.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]));

  describe('the manifest of the remote', () => {
    it('has the paths of root.tsx', () => {
      const routed = found(rootSource, routePath).filter((path) => path !== '*');
      expect(routed.toSorted()).toEqual(paths.toSorted());
    });

    it('has the page chunks of root.tsx', () => {
      expect(new Set(found(rootSource, chunkName))).toEqual(new Set(chunks));
    });
  });
}
