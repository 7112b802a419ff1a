import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kits } from './kits.ts';
import { root, runCommand } from './run-command.ts';

const reports = 'infra/docs/api';

/** Declarations of every kit, by the TypeScript compiler. Rejects if they cannot be written. */
async function emitDeclarations(folder: string): Promise<void> {
  for (const [name, isWeb] of [
    ['tsconfig.json', false],
    ['tsconfig.web.json', true],
  ] as const) {
    const include = kits.filter((kit) => /(web|admin)-kit$/.test(kit) === isWeb);
    const config = {
      extends: path.join(root, name),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // The check of the types is another one of `npm run check`.
        noCheck: true,
        outDir: folder,
        rootDir: root,
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
      include: include.flatMap((kit) => [`${root}/${kit}/src/**/*.ts`, `${root}/${kit}/src/**/*.tsx`]),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/node_modules', '**/dist'],
    };
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(config));
    const code = await runCommand('node_modules/typescript-native/bin/tsc', ['-p', file]);
    if (code !== 0) throw new Error('The declarations of the kits could not be written.');
  }
}

/** The report of one package: a section for each subpath that it exports, without comments and imports. */
function reportOf(kit: string, declarations: string): string {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, kit, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Readonly<Record<string, string>>;
  };
  const sections = Object.entries(exports)
    .filter(([, file]) => /^\.\/src\/[^*]+\.tsx?$/.test(file))
    .map(([subpath, file]) => {
      const declared = readFileSync(path.join(declarations, kit, file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
      return `## ${name}${subpath.slice(1)}\n\n\`\`\`ts\n${facesOnly(declared)}\n\`\`\`\n`;
    });
  return `# ${name}\n\nWritten by \`npm run api-report\`: what other packages may import. A change here is a change for all of them.\n\n${sections.join('\n')}`;
}

function facesOnly(declared: string): string {
  return declared
    .replaceAll(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .split('\n')
    .filter((line) => !/^(import |export \{\};|declare const .*styles)/.test(line))
    .join('\n')
    .trim();
}

/** File → text of each report. */
async function reportsOfKits(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    await emitDeclarations(folder);
    return new Map(kits.map((kit) => [`${reports}/${path.basename(kit)}.md`, reportOf(kit, folder)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Empty for a kit that has no report yet. */
function storedReport(file: string): string {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  const written = await reportsOfKits();
  if (values.write === true) {
    mkdirSync(path.join(root, reports), { recursive: true });
    for (const [file, text] of written) writeFileSync(path.join(root, file), text);
  } else {
    const changed = [...written].filter(([file, text]) => storedReport(file) !== text).map(([file]) => file);
    for (const file of changed)
      console.error(`${file} is not what the kit exports today: npm run api-report`);
    process.exitCode = changed.length === 0 ? 0 : 1;
  }
}
