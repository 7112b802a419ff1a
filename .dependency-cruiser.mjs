/** The boundaries of design §2 and §11, by pattern, so that a new app is guarded from birth. */
const app = '^(svc-[^/]+|mfe-[^/]+|shell|gateway)/';
const contract = '^(svc-[^/]+|gateway)/contract/';
const frontEnd = '^(shell|mfe-[^/]+|infra/web-kit|infra/admin-kit|infra/admin-exams)/';
const test = '(\\.test\\.tsx?$|/test/|\\.conformance\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'apps-meet-only-at-contracts',
      comment: "An app may import another app's contract package and nothing else of it.",
      severity: 'error',
      from: { path: app, pathNot: '/test/' },
      to: { path: app, pathNot: ['^$1/', contract] },
    },
    {
      name: 'contracts-are-pure',
      comment: 'A contract needs contract-kit, rules, the table of parts and zod, and no other contract.',
      severity: 'error',
      from: { path: '^(svc-[^/]+|gateway)/contract/' },
      to: {
        pathNot: [
          '^$1/contract/',
          '^infra/contract-kit/src/',
          '^infra/rules/src/',
          '^infra/platform.ts$',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'contract-kit-is-pure',
      severity: 'error',
      from: { path: '^infra/(contract-kit|rules)/src/', pathNot: test },
      to: { pathNot: ['^infra/(contract-kit|rules)/src/', 'node_modules/zod'] },
    },
    {
      name: 'allotment-is-pure',
      comment: 'It knows nothing of the product, so that it can be read and checked alone.',
      severity: 'error',
      from: { path: '^infra/allotment/src/', pathNot: test },
      to: { pathNot: ['^infra/allotment/src/'] },
    },
    {
      name: 'psychometrics-is-pure',
      severity: 'error',
      from: { path: '^infra/psychometrics/src/', pathNot: test },
      to: { pathNot: '^infra/psychometrics/src/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain knows its own files, its ports, the faces of other capabilities and the error base; no express, driver, clock or randomness.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/.*domain/', pathNot: test },
      to: {
        pathNot: [
          '^svc-[^/]+/src/.*domain/',
          '^svc-[^/]+/src/[^/]+/(index|ports)\\.ts$',
          '^infra/allotment/src/',
          '^infra/rules/src/',
          '^infra/psychometrics/src/',
          '^infra/contract-kit/src/',
          '^infra/reports/src/report-fact\\.ts$',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'dependencies-point-inward',
      comment: '.dependency-cruiser.run-time.mjs finds what is reached through other files.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/.*use-cases/' },
      to: { path: '^svc-[^/]+/src/.*((http|storage)/|/events\\.ts$)' },
    },
    {
      name: 'ports-are-types',
      comment: 'ports.ts holds interfaces and types: nothing is imported into it at run time.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/[^/]+/ports\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-face-shows-rules-and-ports',
      comment:
        'index.ts shows types, rules, use cases and ports of its capability; never http, storage, mails or adapters.',
      severity: 'error',
      from: { path: '^(svc-[^/]+/src/[^/]+)/index\\.ts$' },
      to: { pathNot: ['^$1/(domain|use-cases)/', '^$1/ports\\.ts$'] },
    },
    {
      name: 'capabilities-share-only-their-faces',
      comment:
        "A capability imports another one's index.ts and nothing else of it. Sample data belongs to the service.",
      severity: 'error',
      from: {
        path: '^(svc-[^/]+)/src/([^/]+)/',
        pathNot: ['^svc-[^/]+/src/sample/', '^svc-[^/]+/src/[^/]+/(http|storage|mails)/', test],
      },
      to: { path: '^$1/src/[^/]+/', pathNot: ['^$1/src/($2|sample)/', '^$1/src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'layers-share-only-their-faces',
      comment:
        'A layer may also import the index.ts of the same layer: a view, a filter or a text that several answer with.',
      severity: 'error',
      from: {
        path: '^(svc-[^/]+)/src/([^/]+)/(http|storage|mails)/',
        pathNot: ['^svc-[^/]+/src/sample/', test],
      },
      to: {
        path: '^$1/src/[^/]+/',
        pathNot: ['^$1/src/($2|sample)/', '^$1/src/[^/]+/index\\.ts$', '^$1/src/[^/]+/$3/index\\.ts$'],
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
      name: 'browser-reaches-no-server-code',
      severity: 'error',
      from: { path: frontEnd },
      to: {
        path: '^(infra/(reports|uploads|service-kit|back-office|service-testing|stores)|(svc-[^/]+|gateway)/src)/',
      },
    },
    {
      name: 'fakes-stay-in-tests',
      comment:
        'web-kit/testing is for tests, stories and pacts. There contract-routes.ts loads the contracts by the names of infra/platform.ts: the kit still knows no service, and no bundle contains them.',
      severity: 'error',
      from: { path: frontEnd, pathNot: [test, '/testing/', '/pact/', '/\\.storybook/', '\\.stories\\.tsx$'] },
      to: { path: '^infra/web-kit/src/testing/' },
    },
    {
      name: 'samples-are-for-tests',
      comment: 'The samples of a remote are for its tests, stories and pacts: no bundle contains them.',
      severity: 'error',
      from: { path: frontEnd, pathNot: [test, '/testing/', '/pact/', '\\.stories\\.tsx$'] },
      to: { path: '^mfe-[^/]+/src/(samples\\.ts|testing/)' },
    },
    {
      name: 'only-the-setup-loads-contracts',
      severity: 'error',
      from: { pathNot: '^infra/web-kit/src/testing/vitest-setup\\.ts$' },
      to: { path: '^infra/web-kit/src/testing/contract-routes\\.ts$' },
    },
    {
      name: 'server-reaches-no-browser-code',
      severity: 'error',
      from: {
        path: '^(svc-[^/]+|infra/(reports|uploads|service-kit|back-office|stores|contract-kit|rules)|gateway)/',
      },
      to: { path: frontEnd },
    },
    {
      name: 'kits-know-no-adapter',
      comment: 'Of a store a kit knows its port; adapters are chosen by stores/open-stores.ts.',
      severity: 'error',
      from: {
        path: '^infra/(reports|service-kit|back-office|uploads)/src/',
        pathNot: test,
      },
      to: {
        path: '^infra/stores/',
        pathNot:
          '^infra/stores/(open-stores|[^/]+/src/(port|duplicate-key-error|find-page|insert-once|s3-config))\\.ts$',
      },
    },
    {
      name: 'stores-know-no-service-kit',
      severity: 'error',
      from: { path: '^infra/stores/', pathNot: test },
      to: { path: '^infra/(?!stores/|contract-kit/|rules/)|^(svc-|gateway)' },
    },
    {
      name: 'admin-kit-knows-no-product',
      comment:
        'Product words, addresses and permissions in it are found by infra/tooling/test/source-rules.test.ts.',
      severity: 'error',
      from: { path: '^infra/admin-kit/' },
      to: { path: '^infra/admin-exams/', pathNot: '\\.stories\\.tsx$' },
    },
    {
      name: 'kits-know-no-service',
      comment:
        'A kit is written for any product; the session of the shell is the one contract that web-kit knows.',
      severity: 'error',
      from: {
        path: '^infra/(reports|uploads|service-kit|back-office|service-testing|stores|contract-kit|rules|admin-kit|admin-exams)/',
        pathNot: test,
      },
      to: { path: '^(svc-|mfe-|shell|gateway)' },
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
