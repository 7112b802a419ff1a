import kit from '@pathshala/web-kit/package.json' with { type: 'json' };
import * as query from '@pathshala/web-kit/query';
import * as router from '@pathshala/web-kit/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

export interface PlatformModule {
  readonly version: string;
  readonly exports: unknown;
}

/** The modules of which the page has one copy; web-kit/build/shared.ts lists the same for the remotes. */
export const platform: Readonly<Record<string, PlatformModule>> = {
  react: { version: react.version, exports: react },
  'react/jsx-runtime': { version: react.version, exports: jsxRuntime },
  'react-dom': { version: reactDom.version, exports: reactDom },
  'react-dom/client': { version: reactDom.version, exports: reactDomClient },
  '@pathshala/web-kit/query': { version: kit.version, exports: query },
  '@pathshala/web-kit/router': { version: kit.version, exports: router },
};
