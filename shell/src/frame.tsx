import type { RouteLayout } from '@pathshala/web-kit/registry';
import type { ReactNode } from 'react';
import { Layout } from './layout/layout.tsx';

export interface FrameProps {
  readonly layout?: RouteLayout;
}

/** The frame of the site as a visitor sees it first, for the page that the gateway sends; the text is where a page goes. */
export function Frame({ layout }: FrameProps): ReactNode {
  return (
    <Layout nav={[]} layout={layout} notices={null}>
      %page%
    </Layout>
  );
}
