import { describe, expect, it } from 'vitest';
import { serviceOf } from './capability.ts';

const face = { name: 'svc-notes', prefixes: ['/notes'], messages: {} };
const job = (name: string) => ({ name, everyMs: 1000, run: async () => undefined });

describe('a service of several capabilities', () => {
  it('has the parts of all of them, in their order', () => {
    const service = serviceOf(face, [
      { jobs: [job('sweep')], aggregates: ['notes'] },
      { jobs: [job('remind')], aggregates: ['owners'] },
      {},
    ]);
    expect(service.jobs?.map(({ name }) => name)).toEqual(['sweep', 'remind']);
    expect(service.aggregates).toEqual(['notes', 'owners']);
    expect(service.routes).toEqual([]);
  });

  it('loads the sample data of one capability after that of the one before', async () => {
    const steps: string[] = [];
    const loading = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
    };
    const service = serviceOf(face, [{ loadSample: loading('notes') }, { loadSample: loading('owners') }]);
    await service.loadSample?.();
    expect(steps).toEqual(['notes begins', 'notes ends', 'owners begins', 'owners ends']);
  });
});
