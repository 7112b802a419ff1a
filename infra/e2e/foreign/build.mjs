import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const folder = import.meta.dirname;

/** The files that a host does not load, and the copies of React: a fixture that fetched one would fail with a 404. */
const leftOut = ['*.LICENSE.txt', '*.map', 'mf-stats.json', '.vite'];
const isReactCopy = (file) =>
  basename(file) !== 'remoteEntry.js' &&
  /react\.transitional\.element|Symbol\.for\(["'`]react\./.test(readFileSync(file, 'utf8'));

async function buildRemote(kind) {
  const output = join(folder, kind, 'built');
  const { build, entry = 'remoteEntry.js', type } = await import(`./${kind}/build.mjs`);
  await build({ folder, output, name: `mfe_${kind.replaceAll('-', '_')}` });
  for (const pattern of leftOut)
    for (const file of globSync(join(output, pattern))) rmSync(file, { recursive: true });
  const files = globSync(join(output, '**/*.js'));
  for (const file of files.filter(isReactCopy)) rmSync(file);
  writeFileSync(
    join(output, 'remote.json'),
    `${JSON.stringify(describe({ kind, output, entry, type }), null, 2)}\n`,
  );
}

/** `remote.json`, which a team without Pathshala's tools writes itself (infra/docs/remotes.md). */
function describe({ kind, output, entry, type }) {
  const hash = createHash('sha384')
    .update(readFileSync(join(output, entry)))
    .digest('base64');
  return {
    name: `mfe-${kind}`,
    version: 'fixture',
    contract: '^2.0',
    entry,
    ...(type && { type }),
    integrity: { [entry]: `sha384-${hash}` },
    preload: { app: [], texts: { bn: [], en: [] } },
    routes: [{ path: `/foreign/${kind}`, access: 'visitor' }],
    nav: [],
  };
}

for (const file of globSync(join(folder, '*/build.mjs')).sort()) await buildRemote(basename(dirname(file)));
