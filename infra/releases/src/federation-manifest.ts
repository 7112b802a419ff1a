import { z } from 'zod';
import { buildKey } from './keys.ts';
import type { ReleaseStore } from './port.ts';

/** The parts of an mf-manifest.json that are checked. */
export const federationManifest = z.looseObject({
  exposes: z.array(z.looseObject({ path: z.string() })),
  shared: z
    .array(
      z.looseObject({
        name: z.string(),
        requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
        singleton: z.boolean().optional(),
        assets: z.looseObject({
          js: z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()) }),
        }),
      }),
    )
    .default([]),
});

export type FederationManifest = z.infer<typeof federationManifest>;

export const manifestFile = 'mf-manifest.json';

/** Reads the manifest of a published version; null: the tool that built it writes none. */
export async function readManifest(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<FederationManifest | null> {
  const content = await store.read(buildKey(name, version, manifestFile));
  return content === null ? null : federationManifest.parse(JSON.parse(Buffer.from(content).toString()));
}
