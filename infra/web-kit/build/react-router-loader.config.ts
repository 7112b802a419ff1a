/**
 * Says of React Router's parts that nothing happens by declaring them. It makes each by a call and names it by an
 * assignment, so a bundler must keep all that hangs on them: 8 kB on every first view, of which nothing here runs.
 */
const reactRouterLoader = (code: string): string =>
  code
    .replaceAll(/^(var \w+ = )(React\w*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');

export default reactRouterLoader;
