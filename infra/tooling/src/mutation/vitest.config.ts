import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that must notice a changed rule of scoring, deadlines and access: those of the domain folders alone. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '../../../..'),
    include: [
      'svc-exams/src/{attempts,entitlements,key-corrections,papers,results}/domain/*.test.ts',
      'infra/rules/src/{marks,marking-scheme,paper,seeded-order}.test.ts',
    ],
    isolate: true,
  },
});
