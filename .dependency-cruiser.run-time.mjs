/** The imports that are loaded at run time, through other files too: types are erased before this configuration looks. */
const test = '(\\.test\\.tsx?$|/test/|\\.conformance\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'rules-and-use-cases-reach-no-adapter',
      comment:
        'A rule or a use case runs without HTTP, a store, a mail or a library behind an adapter: it is given what it calls.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/[^/]+/(domain|use-cases)/', pathNot: test },
      to: { path: '^svc-[^/]+/src/[^/]+/(http|storage|adapters|mails)/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^svc-[^/]+/src/',
    exclude: { path: '(^|/)(dist|data|shots)/' },
    tsPreCompilationDeps: false,
  },
};
