import type { RouteLayout } from '@pathshala/web-kit/registry';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Layout } from './layout/layout.tsx';
import { texts } from './layout/texts.ts';

interface FrameProps {
  readonly layout?: RouteLayout;
}

/**
 * The frame of the site as a visitor sees it first, for the page that the gateway sends, which puts a page in the place of
 * `%page%` and links to the pages of the menu in that of `%menu%`: the menu itself needs scripts.
 */
export function Frame({ layout }: FrameProps): ReactNode {
  const translate = useText();
  return (
    <Layout nav={[]} layout={layout} notices={null}>
      {layout === undefined && (
        <noscript>
          <nav aria-label={translate(texts.mainMenu)}>%menu%</nav>
        </noscript>
      )}
      %page%
    </Layout>
  );
}
