import { services } from '@pathshala/platform';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it } from 'vitest';
import { loadService } from '../src/load-service.ts';

describe('the routes of every service', () => {
  it.each(services.map(({ name }) => name))(
    '%s audits whatever only administrators may change',
    async (name) => {
      await using service = await startTestService(await loadService(name));
      const unaudited = service.running.definition.routes
        .filter(
          ({ route }) => route.access === 'admin' && route.method !== 'get' && route.audit === undefined,
        )
        .map(({ route }) => `${route.method} ${route.path}`);
      expect(unaudited).toEqual([]);
    },
  );
});
