import { RemotePages } from '@pathshala/web-kit/remote-pages';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';
import { BossLayout } from './features/boss-layout/boss-layout.tsx';
import { pages } from './pages.ts';

/** The boss area, with its menu beside each page. Shell and API admit administrators only. */
export function Root(): ReactNode {
  return (
    <BossLayout>
      <RemotePages of={pages} guard={Allowed} />
    </BossLayout>
  );
}
