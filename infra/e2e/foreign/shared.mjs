const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The part of a federation plugin's options that names the modules taken from the page. */
export function sharedReact(options) {
  return Object.fromEntries(modules.map((name) => [name, { singleton: true, ...options }]));
}
