import { unzipSync } from 'fflate';
import { unpackLimits } from './unpack-limits.ts';

export interface ZipEntry {
  readonly name: string;
  /** The size that the file declares; no more than that is unpacked. */
  readonly bytes: number;
}

export interface ZipInput {
  /** Names the zip file for later calls, which do without its content. */
  readonly id: string;
  readonly content?: Uint8Array;
  /** The file to unpack; without it the list of all files. */
  readonly name?: string;
}

/** `isUnknown`: the content is needed again, because the process has ended meanwhile or has others open. */
export type ZipOutput =
  | { readonly isUnknown: true }
  | { readonly entries: readonly ZipEntry[] }
  | { readonly content: Uint8Array };

/** The limit is two imports at a time. */
const maxOpen = 2;

const open = new Map<string, Uint8Array>();

function contentOf({ id, content = open.get(id) }: ZipInput): Uint8Array | undefined {
  open.delete(id);
  if (content === undefined) return undefined;
  open.set(id, content);
  for (const oldest of [...open.keys()].slice(0, -maxOpen)) open.delete(oldest);
  return content;
}

/** Returns the entries, at most one more than a file may have, so that a caller sees that there are more. */
function entriesOf(content: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  unzipSync(content, {
    filter({ name, originalSize }) {
      if (entries.length <= unpackLimits.files) entries.push({ name, bytes: originalSize });
      return false;
    },
  });
  return entries;
}

/** Lists or unpacks. Runs in a process of its own (`isolated`). Throws what fflate throws for bytes that are no zip file. */
export async function run(input: ZipInput): Promise<ZipOutput> {
  const content = contentOf(input);
  if (content === undefined) return { isUnknown: true };
  const { name: wanted } = input;
  if (wanted === undefined) return { entries: entriesOf(content) };
  return {
    content: unzipSync(content, { filter: ({ name }) => name === wanted })[wanted] ?? new Uint8Array(),
  };
}
