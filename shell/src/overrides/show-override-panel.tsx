import { Providers } from '@pathshala/web-kit/providers';
import { readPublished } from '@pathshala/web-kit/read-published';
import type { Services } from '@pathshala/web-kit/services';
import { createRoot } from 'react-dom/client';
import { overrideOrigins } from '../registry/overrides.ts';
import { OverridePanel } from './override-panel.tsx';

/** A React root of its own: the panel stays when the page or a remote breaks. */
export function showOverridePanel(services: Services): void {
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <Providers services={services}>
      <OverridePanel
        published={readPublished()}
        origins={overrideOrigins(document)}
        reload={() => globalThis.location.reload()}
      />
    </Providers>,
  );
}
