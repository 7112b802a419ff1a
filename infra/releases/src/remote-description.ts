import { z } from 'zod';

const path = z.string().startsWith('/');
const file = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);

const liquidFile = z.string().regex(/^[\w-]+\.liquid$/);

const htmlFile = z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.html$/);

/** Everything else in the store is a service or the gateway. */
export const isRemote = (name: string): boolean => name.startsWith('mfe-');

export const remoteName = z.string().regex(/^mfe-[a-z0-9-]+$/, 'must be like mfe-notes');
export const remoteVersion = z
  .string()
  .regex(/^[\w][\w.-]{0,63}$/, 'must be letters, digits, dots, dashes and underscores, at most 64');

/**
 * `remote.json`, with which every build of a remote describes itself (infra/docs/remotes.md). Fields that are not named
 * here pass to the shell unchanged.
 */
export const remoteDescription = z.looseObject({
  name: remoteName,
  version: remoteVersion,
  /** A SemVer range, `^2.1`, of the contract between shell and remotes. */
  contract: z.string().regex(/^[\dx^~>=| .]+$/, 'must be a range like ^2.1'),
  entry: z.string().regex(/^[\w.-]+\.m?js$/, 'must be a .js file beside remote.json'),
  /** `module`: the entry is an ES module. Without it: a classic script that defines the global `mfe_exams`. */
  type: z.literal('module').optional(),
  /** `mf`: loaded by Module Federation's own runtime. */
  runtime: z.literal('mf').optional(),
  /** File → hash; at least the entry's. */
  integrity: z.record(file, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be like sha384-…')),
  /** Files that the shell fetches early. */
  preload: z
    .object({ app: z.array(file), texts: z.object({ bn: z.array(file), en: z.array(file) }) })
    .default({ app: [], texts: { bn: [], en: [] } }),
  routes: z
    .array(
      z.looseObject({
        path,
        access: z.enum(['visitor', 'student', 'admin']),
        layout: z.string().optional(),
        /** The files of the page that the shell fetches early. */
        files: z.array(file).optional(),
        /** The call that the page makes first, without `/api`. */
        answer: z.string().startsWith('/').optional(),
        /** Files with the page as it is seen first. */
        html: z.object({ bn: htmlFile, en: htmlFile }).optional(),
        /** The file with the template of the page in words, and the calls whose answers it shows. */
        plain: z.object({ file: liquidFile, calls: z.record(z.string(), path) }).optional(),
      }),
    )
    .min(1),
  nav: z.array(z.looseObject({ path })).default([]),
});

export type RemoteDescription = z.infer<typeof remoteDescription>;
