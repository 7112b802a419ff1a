/** The boundaries of design §2 and style "Layout", by pattern, so that a new app is guarded from birth. */
const app = '^(svc-[^/]+|mfe-[^/]+|shell|gateway)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'apps-meet-only-at-contracts',
      comment: "An app may import another app's contract/ and nothing else of it.",
      severity: 'error',
      from: { path: app, pathNot: '/test/' },
      to: { path: app, pathNot: ['^$1/', '^[^/]+/contract/'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain knows its own files, the error base and contracts; no express, driver, clock or randomness.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/.*domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^svc-[^/]+/src/.*domain/',
          '^infra/rules/src/',
          '^infra/service-kit/src/errors/',
          '^svc-[^/]+/contract/',
          '^infra/service-kit/contract/',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'dependencies-point-inward',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/.*use-cases/' },
      to: { path: '^svc-[^/]+/src/.*(http|events|storage)/' },
    },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      from: { path: '^svc-[^/]+/contract/' },
      to: {
        pathNot: [
          '^svc-[^/]+/contract/',
          '^infra/service-kit/contract/',
          '^infra/rules/src/',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Routes are the only place where features meet.',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'browser-and-server-apart',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|infra/web-kit/src)/' },
      to: { path: '^(infra/service-kit/src|svc-[^/]+/src|gateway/src)/' },
    },
    {
      name: 'server-and-browser-apart',
      severity: 'error',
      from: { path: '^(svc-[^/]+|infra/service-kit|gateway)/' },
      to: { path: '^(shell|mfe-[^/]+|infra/web-kit)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|shots)/' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
