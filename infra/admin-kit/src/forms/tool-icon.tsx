import type { ReactNode } from 'react';

const paths = {
  up: 'M10 16V5m-5 5 5-5 5 5',
  down: 'M10 4v11m-5-5 5 5 5-5',
  earlier: 'M16 10H5m5-5-5 5 5 5',
  later: 'M4 10h11m-5-5 5 5-5 5',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  remove: 'm5 5 10 10M15 5 5 15',
} as const;

/** A decorative icon; the button needs an accessible name. */
export function ToolIcon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
