import type { NavIcon as NavIconName } from '@pathshala/web-kit/registry';
import type { ReactNode } from 'react';

const paths: Readonly<Record<NavIconName | 'logout' | 'login' | 'menu' | 'fold' | 'bell', string>> = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  dashboard: 'M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-3',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  account: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
  courses: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  exams: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h6M9 16h6',
  fees: 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4zM4 7l11-3v3M20 12h-5v4h5M16 14h1',
  practice: 'M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M12 12l8-8M16 4v4h4',
  routine: 'M5 6h14v14H5zM5 10h14M9 3v5M15 3v5M9 14h2M13 14h2M9 17h2',
  campaigns: 'M4 10v5h4l8 5V5l-8 5zM19 9c1 2 1 5 0 7',
  admin: 'M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6z',
  logout: 'M10 4H4v16h6M14 8l4 4-4 4M18 12H9',
  login: 'M14 4h6v16h-6M10 8l4 4-4 4M14 12H4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  fold: 'M14 6l-6 6 6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4',
};

export type ShellIcon = keyof typeof paths;

/** Always beside a text, so hidden from screen readers. */
export function Icon({ name }: { readonly name: ShellIcon }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
