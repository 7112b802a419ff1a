import { mkdtempSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Run by `loaded-modules.test.ts` in a process of its own: starts the product on empty stores and prints what was loaded
// until it was ready, and what each import statement was resolved to.
const resolved = {};
const loaded = new Set();
registerHooks({
  resolve(specifier, context, next) {
    const result = next(specifier, context);
    if (context.parentURL?.endsWith('.ts'))
      resolved[`${context.parentURL} ${specifier}`] = [result.url, result.format];
    return result;
  },
  load(url, context, next) {
    loaded.add(url);
    return next(url, context);
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'loaded-modules-'));
try {
  const { startEmbedded } = await import('../src/embedded.ts');
  const site = await startEmbedded({ dataDir, port: 0, seed: 'none', env: { LOG_LEVEL: 'error' } });
  const builtIn = process.moduleLoadList.filter((name) => name.startsWith('NativeModule '));
  const answer = JSON.stringify({ loaded: [...loaded], builtIn, resolved });
  await site.stop();
  process.stdout.write(answer);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
