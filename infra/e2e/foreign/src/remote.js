import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { jsx, jsxs } from 'react/jsx-runtime';
import singleSpaReact from 'single-spa-react';

/** Written without any package of Pathshala: only the documented contract of a remote. */
function Page({ location, services }) {
  const [clicks, setClicks] = React.useState(0);
  return jsxs('section', {
    children: [
      jsx('h1', { children: `Foreign page ${location.pathname}` }),
      jsx('p', { children: `React ${React.version}, language ${services.language.get()}` }),
      jsx('button', { onClick: () => setClicks(clicks + 1), children: `Clicked ${clicks}` }),
    ],
  });
}

const { bootstrap, mount, unmount, update } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Page,
  errorBoundary: (error) => jsx('p', { role: 'alert', children: String(error) }),
});

export default { contract: '^2.0', bootstrap, mount, unmount, update };
