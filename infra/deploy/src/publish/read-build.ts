import { globSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDescription, type RemoteDescription } from '@pathshala/releases/remote-description';
import {
  federationManifest,
  manifestFile,
  type FederationManifest,
} from '@pathshala/releases/federation-manifest';
import type { z } from 'zod';
import { Rejection } from '@pathshala/releases/rejection';

export interface CandidateBuild {
  readonly description: RemoteDescription;
  /** Absent: the tool that built it writes none. */
  readonly manifest: FederationManifest | null;
  /** The published files: file → content. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Matches files for developers, which are not published. */
const isNotShipped = /\.map(\.br|\.gz)?$|(^|\/)mf-stats\.json|(^|\/)\./;

/** Reads a build. Throws a Rejection where the folder is none, or where it does not describe itself as it must. */
export function readBuild(folder: string): CandidateBuild {
  if (!existsSync(join(folder, 'remote.json')))
    throw new Rejection(
      `${folder} has no remote.json: build the remote first, or name the folder of its build.`,
    );
  const files = filesIn(folder);
  const description = parse('remote.json', files, remoteDescription);
  const manifest = files.has(manifestFile) ? parse(manifestFile, files, federationManifest) : null;
  return { description, manifest, files };
}

/** The files of a build that are published. */
export function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .filter((file) => !isNotShipped.test(file));
  return new Map(names.map((file) => [file, readFileSync(join(folder, file))]));
}

function parse<Shape>(file: string, files: ReadonlyMap<string, Buffer>, schema: z.ZodType<Shape>): Shape {
  let content: unknown;
  try {
    content = JSON.parse(files.get(file)?.toString() ?? '');
  } catch {
    throw new Rejection(`${file} is not JSON: build the remote again.`);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Rejection(
    ...parsed.error.issues.map(
      ({ path, message }) =>
        `${file}: ${path.join('.')} ${message}: see infra/docs/remotes.md and build it again.`,
    ),
  );
}
