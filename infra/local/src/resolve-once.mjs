import { registerHooks } from 'node:module';

// Node looks for the file of every import statement, and for the package.json above it: 5,000 times at a start. The
// answers are the same for all files below the `src` of a package, and a path to a .ts file needs no search. JavaScript,
// as it is loaded before the type stripper. Node's own answers are compared with these by `loaded-modules.test.ts`.
const sources = '/src/';
const known = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: importer = '' } = context;
    const end = importer.endsWith('.ts') ? importer.lastIndexOf(sources) : -1;
    if (end === -1) return next(specifier, context);
    if (specifier.startsWith('.') && specifier.endsWith('.ts')) {
      return { url: new URL(specifier, importer).href, format: 'module-typescript', shortCircuit: true };
    }
    const key = `${importer.slice(0, end)} ${specifier}`;
    const found = known.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(key, found);
    return found;
  },
});
