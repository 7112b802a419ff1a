import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { root } from '../src/run-command.ts';

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** The routes of all contracts, each once. */
export async function contractRoutes(): Promise<RouteDefinition[]> {
  const folders = readdirSync(root).filter((name) => name.startsWith('svc-') || name === 'gateway');
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'contract'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(root, folder, 'contract', file)),
  );
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
  return [...new Set(modules.flatMap((exported) => Object.values(exported)).filter(isRoute))];
}
