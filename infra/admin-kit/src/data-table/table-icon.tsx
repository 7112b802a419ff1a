import type { ReactNode } from 'react';

const paths = {
  columns: 'M3 4h14v12H3zM8 4v12M12.5 4v12',
  export: 'M10 3v9m-4-4 4 4 4-4M4 16h12',
  filter: 'M3 5h14l-5.5 6v5l-3-1.5V11z',
  help: 'M7.5 8a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.1M10 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',
  more: 'M10 4.5v.1m0 5.4v.1m0 5.4v.1',
} as const;

/** Decoration beside a text or a label. */
export function TableIcon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.5 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
