import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly [field: string]: unknown;
}

interface Kustomization {
  readonly namespace?: string;
  readonly resources: readonly string[];
  readonly images?: readonly { readonly name: string; readonly newName: string; readonly newTag: string }[];
  readonly patches?: readonly Patch[];
}

interface Patch {
  readonly target: { readonly kind: string; readonly name?: string };
  readonly patch: string;
}

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly value: unknown;
}

/** Any mapping of a manifest. */
type Mapping = Record<string, unknown>;

const known = new Set(['apiVersion', 'kind', 'namespace', 'resources', 'images', 'patches']);
const clusterWide = new Set(['Namespace']);

/**
 * Returns the output of `kubectl kustomize FOLDER`, for the part of kustomize that the overlays use: `namespace`,
 * `resources`, `images` and JSON patches that replace a field. Anything else is an error.
 */
export function buildOverlay(folder: string): readonly Resource[] {
  const source = read(folder, 'kustomization.yaml');
  const kustomization = parse(source) as Kustomization;
  const unknown = Object.keys(kustomization).filter((field) => !known.has(field));
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not tested here`);
  const resources = kustomization.resources.flatMap((name) => resourcesOf(folder, name));
  for (const resource of resources) {
    setNamespace(resource, kustomization.namespace);
    for (const image of kustomization.images ?? []) setImage(resource, image);
  }
  for (const patch of kustomization.patches ?? []) applyPatch(resources, patch);
  return resources;
}

function setNamespace({ kind, metadata }: Resource, namespace: string | undefined): void {
  if (namespace !== undefined && !clusterWide.has(kind)) Object.assign(metadata, { namespace });
}

function applyPatch(resources: readonly Resource[], { target, patch }: Patch): void {
  const targets = resources.filter(
    ({ kind, metadata }) => kind === target.kind && (target.name ?? metadata.name) === metadata.name,
  );
  if (targets.length === 0) throw new Error(`a patch has no ${target.kind} ${target.name ?? ''}`);
  for (const operation of parse(patch) as readonly Operation[])
    for (const resource of targets) replaceField(resource, operation);
}

const read = (...parts: readonly string[]) => readFileSync(path.join(...parts), 'utf8');

function resourcesOf(folder: string, name: string): readonly Resource[] {
  if (!name.endsWith('.yaml')) return buildOverlay(path.join(folder, name));
  return parseAllDocuments(read(folder, name)).map((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    return document.toJS() as Resource;
  });
}

function setImage(node: unknown, image: { name: string; newName: string; newTag: string }): void {
  if (typeof node !== 'object' || node === null) return;
  const mapping = node as Mapping;
  if (mapping['image'] === image.name) mapping['image'] = `${image.newName}:${image.newTag}`;
  for (const child of Object.values(mapping)) setImage(child, image);
}

/** Throws where the field does not exist, as kustomize does. */
function replaceField(resource: Resource, { op, path: pointer, value }: Operation): void {
  const keys = pointer.slice(1).split('/');
  const last = keys.pop() ?? '';
  let parent: Mapping = resource;
  for (const key of keys) parent = (parent[key] ?? {}) as Mapping;
  if (op !== 'replace' || parent[last] === undefined)
    throw new Error(`${resource.kind} ${resource.metadata.name}: cannot ${op} ${pointer}`);
  parent[last] = value;
}
