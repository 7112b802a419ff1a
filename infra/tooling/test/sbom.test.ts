import { expect, it } from 'vitest';
import { billOfMaterials } from '../src/sbom/bill-of-materials.ts';

it('the bill of materials names what runs, each with version and licence, and no tool', async () => {
  const { components, metadata } = await billOfMaterials();
  expect(metadata.component.name).toBe('pathshala');
  const found = (name: string) => components.find((one) => one.name === name && one.group === undefined);
  const names = ['express', 'zod', 'undici', 'ioredis', 'mongodb', 'pino', 'react', 'sanitize-html'];
  expect(names.filter((name) => found(name)?.purl?.startsWith(`pkg:npm/${name}@`) !== true)).toEqual([]);
  expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual([]);
  for (const tool of ['vitest', 'oxlint', 'knip', 'jsdom']) expect(found(tool)).toBeUndefined();
});
