import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './infra/tooling/src/slow-files-first.ts';

const notOurs = ['**/node_modules/**', '**/dist/**'];

/** Vitest leaves one core to itself by default: on a machine with two, that is half of them. */
const everyCore = availableParallelism();

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: [
            '{svc-*,gateway,infra/{rules,allotment,psychometrics,contract-kit,reports,uploads,service-kit,back-office,service-testing,pact,stores,releases,test-servers,local,tooling,bench,deploy}}/**/*.test.ts',
            '{shell,mfe-*}/pact/*.test.ts',
          ],
          exclude: [...notOurs, '**/*.conformance.test.ts'],
          globalSetup: ['infra/tooling/src/temporary-folder.ts'],
          testTimeout: 20_000,
          // A worker loads the modules once for all its files: a test leaves no global changed, or puts it back.
          isolate: false,
          // Node loads them, as it does in production: no module is mocked, so nothing need be transformed.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // More workers were faster by a tenth, and made tests that wait for a moment fail now and then.
          maxWorkers: everyCore,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          // jsdom is loaded once by each worker; every file has a context, and with it a window, of its own.
          pool: 'vmThreads',
          include: ['{shell,mfe-*,infra/web-kit,infra/admin-kit,infra/admin-exams}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/pact/**'],
          setupFiles: ['infra/web-kit/src/testing/vitest-setup.ts'],
          testTimeout: 20_000,
          maxWorkers: everyCore,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['infra/{stores,service-kit}/**/*.conformance.test.ts'],
          exclude: notOurs,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They wait for their servers most of the time.
          maxWorkers: everyCore + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'system',
          include: ['infra/e2e/**/*.test.ts'],
          exclude: notOurs,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A worker loads the product once for all its files, and starts one browser.
          isolate: false,
          globalSetup: ['infra/tooling/src/temporary-folder.ts', 'infra/e2e/src/sample-site.ts'],
          setupFiles: ['infra/e2e/src/restore-environment.ts'],
          // Pages and killed processes are waited for; more than this, and the waits for a page come near their limits.
          maxWorkers: everyCore + 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
