import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that must notice a changed rule of scoring, deadlines and access: the unit tests beside the rules alone. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '../../../..'),
    include: [
      'svc-exams/src/{attempts,entitlements,key-corrections,papers,results}/domain/*.test.ts',
      'infra/rules/src/{marks,marking-scheme,paper,permissions,seeded-order}.test.ts',
      'infra/service-kit/src/identity/{claims,holds-permission,identity}.test.ts',
      'infra/service-kit/src/http/{access,participant-access,ticket-access}.test.ts',
      'infra/service-kit/src/events/{read-once,recent-ids}.test.ts',
      'gateway/src/api/{admission-order,admission-queue,csrf-tokens,receipt-tickets,tickets}.test.ts',
    ],
    isolate: true,
  },
});
