import { AdminLayout } from '@pathshala/admin-kit/layout/admin-layout';
import type { ReactNode } from 'react';
import { usePaletteSources } from './use-palette-sources.ts';

/** The frame of the boss area, whose command palette finds courses, campaigns, exam campaigns and users. */
export function BossLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return <AdminLayout sources={usePaletteSources()}>{children}</AdminLayout>;
}
