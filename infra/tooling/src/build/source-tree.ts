import { existsSync, globSync, readFileSync } from 'node:fs';
import { root } from './root.ts';

/** The repository's files, by paths from its root: the working tree, or the working tree as it was at a commit. */
export interface SourceTree {
  /** Every file below a folder, `node_modules` and builds left out. */
  files(folder: string): readonly string[];
  has(file: string): boolean;
  /** Throws for a missing file. */
  read(file: string): string;
}

const isText = /\.(tsx?|css|html|json)$/;
const isLeftOut = (name: string) => name === 'node_modules' || name === 'dist';

export const workingTree: SourceTree = {
  files: (folder) =>
    globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true, exclude: ({ name }) => isLeftOut(name) })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1)),
  has: (file) => existsSync(`${root}/${file}`),
  // Latin-1 reads every byte of a picture without loss.
  read: (file) => readFileSync(`${root}/${file}`, isText.test(file) ? 'utf8' : 'latin1'),
};

/** `tree` with the content of some files replaced; null: the file does not exist. */
export function withChanges(tree: SourceTree, changes: ReadonlyMap<string, string | null>): SourceTree {
  return {
    files: (folder) => {
      const changed = [...changes].filter(([file]) => file.startsWith(`${folder}/`));
      const others = tree.files(folder).filter((file) => !changes.has(file));
      return [...others, ...changed.filter(([, content]) => content !== null).map(([file]) => file)];
    },
    has: (file) => (changes.has(file) ? changes.get(file) !== null : tree.has(file)),
    read: (file) => {
      const content = changes.get(file);
      if (content === null) throw new Error(`${file} does not exist.`);
      return content ?? tree.read(file);
    },
  };
}
