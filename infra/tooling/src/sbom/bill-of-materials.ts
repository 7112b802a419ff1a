import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { captureCommand, root } from '../run-command.ts';

const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  group: z.string().optional(),
  version: z.string(),
  purl: z.string().optional(),
  licenses: z.array(z.unknown()).optional(),
});
const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), version: z.string().optional() }),
  ),
});

type BillOfMaterials = z.infer<typeof bill>;

/**
 * Returns what runs in production, with versions and licences: npm's own CycloneDX document of the lock file, less what only
 * tests and tools need. `npm sbom --omit dev` is no replacement: in a repository of workspaces it leaves out express and
 * others.
 */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const { code, output } = await captureCommand('npm', [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--loglevel=silent',
  ]);
  if (code !== 0) throw new Error(`npm sbom failed:\n${output}`);
  const all = bill.parse(JSON.parse(output.slice(output.indexOf('{'))));
  const isRuntime = runtimePackages();
  const components = all.components.filter(isRuntime);
  const refs = new Set([all.metadata.component, ...components].map((one) => one['bom-ref']));
  return {
    ...all,
    // npm names the folder that the repository was cloned into.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name: 'pathshala' } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) })),
  };
}

/** Compares name and version, as one package may be a tool in one version and run in another. */
function runtimePackages(): (one: z.infer<typeof component>) => boolean {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const folder = 'node_modules/';
  const runtime = new Set(
    Object.entries(packages)
      .filter(([place, { dev }]) => place.includes(folder) && dev !== true)
      .map(([place, { version }]) => `${place.slice(place.lastIndexOf(folder) + folder.length)}@${version}`),
  );
  return ({ name, group, version }) =>
    runtime.has(`${group === undefined ? '' : `${group}/`}${name}@${version}`);
}
