import type { ReactNode } from 'react';
import { Layout } from './layout/layout.tsx';

/** The frame of the site as a visitor sees it first, for the page that the gateway sends; the text is where a page goes. */
export function Frame(): ReactNode {
  return (
    <Layout nav={[]} layout={undefined} notices={null}>
      %page%
    </Layout>
  );
}
