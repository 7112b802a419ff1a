import type { ReactNode } from 'react';

const paths = {
  up: 'M10 16V5m-5 5 5-5 5 5',
  down: 'M10 4v11m-5-5 5 5 5-5',
  earlier: 'M16 10H5m5-5-5 5 5 5',
  later: 'M4 10h11m-5-5 5 5-5 5',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  remove: 'm5 5 10 10M15 5 5 15',
  grip: 'M7.5 5v.1m0 4.9v.1m0 4.9v.1M12.5 5v.1m0 4.9v.1m0 4.9v.1',
  more: 'M10 4.5v.1m0 5.4v.1m0 5.4v.1',
  open: 'm5 8 5 5 5-5',
  columns: 'M3 4h14v12H3zM8 4v12M12.5 4v12',
  export: 'M10 3v9m-4-4 4 4 4-4M4 16h12',
  filter: 'M3 5h14l-5.5 6v5l-3-1.5V11z',
  help: 'M7.5 8a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.1M10 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon of 18 pixels: its button has a text or a label. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth={name === 'more' || name === 'grip' ? 2.5 : 1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
