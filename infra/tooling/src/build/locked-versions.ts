interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

interface Wanted {
  readonly folder: string;
  readonly dependencies: readonly string[];
}

/**
 * The external packages that some packages of this repository run on, directly or not: place in `node_modules` → version,
 * as `package-lock.json` resolves them.
 */
export function lockedVersions(lockFile: string, wanted: readonly Wanted[]): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(lockFile) as { packages: LockedPackages };
  const found = new Map<string, string>();
  const add = (from: string, name: string): void => {
    const place = name.startsWith('@pathshala/') ? undefined : placeOf(packages, from, name);
    if (place === undefined || found.has(place)) return;
    const { version = '', dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    found.set(place, version);
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const next of Object.keys(needed)) add(place, next);
  };
  for (const { folder, dependencies } of wanted) for (const name of dependencies) add(folder, name);
  return found;
}

/** Node's own rule: the nearest `node_modules` on the way to the root that has the package. */
function placeOf(packages: LockedPackages, from: string, name: string): string | undefined {
  let folder = from;
  for (;;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}
