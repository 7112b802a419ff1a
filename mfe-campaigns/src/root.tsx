import { RemotePages } from '@pathshala/web-kit/remote-pages';
import type { ReactNode } from 'react';
import { pages } from './pages.ts';

export function Root(): ReactNode {
  return <RemotePages of={pages} />;
}
