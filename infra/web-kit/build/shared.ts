interface PlatformRange {
  readonly version: string;
  /** True: a remote that needs another version does not start, and says so, instead of running on a wrong one. */
  readonly isStrict: boolean;
}

/**
 * What must be one copy on the page (docs/decisions/0006); the shell provides it (shell/src/federation/platform.ts).
 * A shared package is not tree-shaken, so the list is short, and the query library is shared as the kit's curated
 * entry instead of whole.
 */
export const platformRanges: Readonly<Record<string, PlatformRange>> = {
  react: { version: '^19.3.0', isStrict: true },
  'react/jsx-runtime': { version: '^19.3.0', isStrict: true },
  'react-dom': { version: '^19.3.0', isStrict: true },
  'react-dom/client': { version: '^19.3.0', isStrict: true },
  '@pathshala/web-kit/query': { version: '^0.1.0', isStrict: false },
};

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
  readonly import: false;
}

/** `import: false`: a remote cannot bring a second React, not even by mistake. */
export function sharedByRemote(): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(platformRanges).map(([key, { version, isStrict }]) => [
      key,
      { singleton: true, requiredVersion: version, strictVersion: isStrict, import: false },
    ]),
  );
}
