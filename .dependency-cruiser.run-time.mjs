const test = '(\\.test\\.tsx?$|/test/|\\.conformance\\.ts$)';
const outer = '^svc-[^/]+/src/[^/]+/(http|storage|adapters|mails)/';
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'rules-and-use-cases-reach-no-adapter',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/[^/]+/(domain|use-cases)/', pathNot: test },
      to: { path: outer, reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^svc-[^/]+/src/',
    exclude: { path: '(^|/)(dist|data|shots)/' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
