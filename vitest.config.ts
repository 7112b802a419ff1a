import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            '{svc-*,gateway,infra/{rules,contract-kit,events,mail,rich-text,open-api,service-kit,service-testing,pact,stores,test-servers,messages,local,tooling,bench,deploy}}/**/*.test.ts',
            '{shell,mfe-*}/pact/*.test.ts',
          ],
          exclude: [...notOurs, '**/*.conformance.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['{shell,mfe-*,infra/web-kit,infra/admin-kit}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/pact/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['infra/stores/**/*.conformance.test.ts'],
          exclude: notOurs,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'system',
          include: ['infra/e2e/**/*.test.ts'],
          exclude: notOurs,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
