import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';

/** For whoever bundles React Router: the shell alone, and what its weight is compared with. */
export const reactRouterRule: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].+\.m?js$/,
  loader: fileURLToPath(new URL('react-router-loader.config.ts', import.meta.url)),
};
