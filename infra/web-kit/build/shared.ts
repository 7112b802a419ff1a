import kit from '@pathshala/web-kit/package.json' with { type: 'json' };

interface PlatformRange {
  readonly version: string;
  /** True: a remote that needs another version does not start; false: it runs on the version that the shell has. */
  readonly isStrict: boolean;
}

/**
 * The modules of which the page has one copy (docs/decisions/0006); the shell provides them
 * (shell/src/federation/platform.ts). A shared package is not tree-shaken, so the list is short, and React Router and
 * the query library are shared as curated entries of the kit. Only imports by these exact names are shared: a relative
 * import of such an entry brings a second copy.
 */
export const platformRanges: Readonly<Record<string, PlatformRange>> = {
  react: { version: '^19.3.0', isStrict: true },
  'react/jsx-runtime': { version: '^19.3.0', isStrict: true },
  'react-dom': { version: '^19.3.0', isStrict: true },
  'react-dom/client': { version: '^19.3.0', isStrict: true },
  '@pathshala/web-kit/query': { version: `^${kit.version}`, isStrict: false },
  '@pathshala/web-kit/router': { version: `^${kit.version}`, isStrict: false },
};

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
  readonly import: false;
}

/** `import: false`: a remote cannot bring its own copy. */
export function sharedByRemote(): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(platformRanges).map(([key, { version, isStrict }]) => [
      key,
      { singleton: true, requiredVersion: version, strictVersion: isStrict, import: false },
    ]),
  );
}
