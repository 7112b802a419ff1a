import { expect, it } from 'vitest';
import { billOfMaterials } from '../src/sbom/bill-of-materials.ts';

it('the bill of materials names what runs, each with version and licence, and no tool', async () => {
  const { components, metadata } = await billOfMaterials();
  expect(metadata.component.name).toBe('pathshala');
  const found = (name: string) => components.find((one) => one.name === name && one.group === undefined);
  for (const name of ['express', 'zod', 'undici', 'ioredis', 'mongodb', 'pino', 'react', 'sanitize-html']) {
    expect(found(name), name).toMatchObject({ purl: expect.stringContaining(`pkg:npm/${name}@`) as string });
    expect(found(name)?.licenses, name).not.toEqual([]);
  }
  expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual([]);
  for (const tool of ['vitest', 'oxlint', 'knip', 'jsdom']) expect(found(tool)).toBeUndefined();
});
