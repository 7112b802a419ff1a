import type { ReactNode } from 'react';

/** Said, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}
