import { readPublished } from '@pathshala/web-kit/read-published';
import type { Registry } from '@pathshala/web-kit/registry';
import { overrideOrigins, withOverrides } from './overrides.ts';

type RegistryPage = Pick<Document, 'getElementById' | 'querySelector'>;

/** The registry that the gateway inlined in the page, with the developer's overrides; empty if it is missing. */
export function readRegistry(page: RegistryPage = document): Registry {
  return withOverrides(readPublished(page), overrideOrigins(page));
}
