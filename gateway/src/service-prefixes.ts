import { services } from '@pathshala/platform';

/** Service → the paths that it answers, without `/api`, as its contract names them. */
export const servicePrefixes: ReadonlyMap<string, readonly string[]> = new Map(
  await Promise.all(services.map(async ({ name }) => [name, await prefixesOf(name)] as const)),
);

async function prefixesOf(name: string): Promise<readonly string[]> {
  const contract = (await import(`@pathshala/${name}-contract/prefixes`)) as { prefixes: readonly string[] };
  return contract.prefixes;
}
