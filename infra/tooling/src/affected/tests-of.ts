import { workspacePackages } from '../build/packages.ts';
import { workingTree } from '../build/source-tree.ts';
import type { AffectedPart } from './affected-parts.ts';

/** They hold every part to what the repository's pages and layout say, and take seconds. */
const testsOfAllParts = [
  'infra/pact/test/completeness',
  'infra/tooling/test/asvs-table',
  'infra/tooling/test/code-owners',
  'infra/tooling/test/conformance-table',
  'infra/tooling/test/layout',
  'infra/tooling/test/packages',
  'infra/tooling/test/parts',
  'infra/tooling/test/source-rules',
  'infra/tooling/test/workflow',
];

/** Read by people, by the forge or by one of the tests above. */
const isWithoutTest = /\.md$|^infra\/docs\/|^\.github\/|^LICENSE$/;

/**
 * The folders whose tests run after changes: those of the affected parts. Empty, which is everything, when a file of no part
 * has changed: all of them may depend on a setting of the tests or on a version in the lock file.
 */
export function testsOf(parts: readonly AffectedPart[], files: readonly string[]): readonly string[] {
  const folders = [...workspacePackages(workingTree).values()]
    .map(({ folder }) => folder)
    .filter((folder) => folder !== 'infra');
  const isOfPart = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  if (!files.every((file) => isOfPart(file) || isWithoutTest.test(file))) return [];
  return [...parts.map(({ part }) => `${part}/`), ...testsOfAllParts];
}
