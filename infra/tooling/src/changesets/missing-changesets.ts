import { basename } from 'node:path';

export interface KitChanges {
  /** Files that differ from the base, from the root of the repository. */
  readonly changed: readonly string[];
  /** The texts of the changesets that the base does not have. */
  readonly changesets: readonly string[];
  /** Folder → package name of every kit. */
  readonly kits: ReadonlyMap<string, string>;
  /** The API reports that the base has: a kit without one is new, and nobody uses it yet. */
  readonly reportsOfBase: readonly string[];
}

/** The kits whose public face changed without a changeset or a new entry in their changelog. */
export function missingChangesets({
  changed,
  changesets,
  kits,
  reportsOfBase,
}: KitChanges): readonly string[] {
  const isChanged = (report: string) => changed.includes(report) && reportsOfBase.includes(report);
  return [...kits]
    .filter(([folder]) => isChanged(`infra/docs/api/${basename(folder)}.md`))
    .filter(([folder]) => !changed.includes(`${folder}/CHANGELOG.md`))
    .filter(([, name]) => !changesets.some((text) => names(text, name)))
    .map(([, name]) => name);
}

/** The head of a changeset: `"@pathshala/web-kit": minor`. */
function names(changeset: string, name: string): boolean {
  return new RegExp(`^["']?${name}["']?: (major|minor|patch)$`, 'm').test(changeset);
}
