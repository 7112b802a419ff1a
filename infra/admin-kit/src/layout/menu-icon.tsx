import type { AdminMenuIcon } from '@pathshala/web-kit/registry';
import type { ReactNode } from 'react';

const paths = {
  start: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  create: 'M12 5v14M5 12h14',
  book: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  sheet: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  questionMark:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17v.5',
  horn: 'M4 10v5h4l8 5V5l-8 5zM19 9c1 2 1 5 0 7',
  users: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c1-4 4-6 7-6s6 2 7 6M16 4a4 4 0 0 1 0 7M18 14c2 1 3 3 4 6',
  payments: 'M3 7h18v11H3zM3 11h18M7 15h3',
  reports: 'M4 4v16h16M8 16v-5M12 16V8M16 16v-3',
  operations: 'M3 12h4l3-8 4 16 3-8h4',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  often: 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z',
  handIn: 'M5 15v5h14v-5M12 15V4M8 8l4-4 4 4',
  marking: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3M13 20h7',
  flag: 'M6 21V4M6 5h11l-2 4 2 4H6',
  results: 'M5 4h14v16H5zM8 9l1.5 1.5L12 8M14 9h2M8 15l1.5 1.5L12 14M14 15h2',
  import: 'M12 4v10M8 10l4 4 4-4M5 16v4h14v-4',
  addPerson: 'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c1-4 4-6 7-6 2 0 3 .5 4 1M18 14v6M15 17h6',
  addRows: 'M4 7h9M4 12h9M4 17h5M17 10v10M13 15h8',
  megaphone: 'M5 10v4l3 .5V20h3v-5l8 3V6l-11 4z',
  page: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  audit: 'M12 21a9 9 0 1 0-9-9M3 8v4h4M12 8v4l3 2',
  tree: 'M5 5h5v4H5zM14 10h5v4h-5zM14 16h5v4h-5zM7 9v9h7M7 12h7',
  academicCap: 'M3 9l9-5 9 5-9 5zM7 11.5V17c3 2 7 2 10 0v-5.5M21 9v6',
  opened: 'M6 9l6 6 6-6',
  closed: 'M9 6l6 6-6 6',
  back: 'M10 5 3 12l7 7M3 12h18',
  logout: 'M10 4H4v16h6M14 8l4 4-4 4M18 12H9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  fold: 'M14 6l-6 6 6 6',
} satisfies Record<AdminMenuIcon, string> & Record<string, string>;

export type MenuIconName = keyof typeof paths;

/** Always beside a text, so hidden from screen readers. */
export function MenuIcon({ name }: { readonly name: MenuIconName }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
