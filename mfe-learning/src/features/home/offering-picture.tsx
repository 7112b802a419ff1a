import type { ReactNode } from 'react';
import styles from './offerings.module.css';

export const offerings = ['classes', 'sheet', 'test', 'note', 'report'] as const;
export type Offering = (typeof offerings)[number];

const accent = 'var(--marigold)';

/** The pictures of the offerings. */
const drawings: Readonly<Record<Offering, ReactNode>> = {
  classes: (
    <>
      <path d="M14 20h44v30H14zM28 58h16m-8-8v8" />
      <path d="m32 28 12 7-12 7z" fill={accent} stroke={accent} />
    </>
  ),
  sheet: (
    <>
      <path d="M20 12h32v48H20z" />
      <path d="M34 24h12M34 36h12M34 48h12" />
      <circle cx="27" cy="24" r="2.6" />
      <circle cx="27" cy="36" r="2.6" fill={accent} stroke={accent} />
      <circle cx="27" cy="48" r="2.6" />
    </>
  ),
  test: (
    <>
      <circle cx="36" cy="39" r="20" />
      <path d="M30 11h12m-6 0v8m15 3 4-4" />
      <path d="M36 27v12l8 5" stroke={accent} />
    </>
  ),
  note: (
    <>
      <path d="M18 14h36v46H18zM26 14v46" />
      <path d="M33 26h14M33 34h14" />
      <path d="m34 50 12-10 4 4-12 10-5 1z" fill={accent} stroke={accent} />
    </>
  ),
  report: (
    <>
      <path d="M16 14h40v46H16z" />
      <path d="M24 50V38m8 12V30m8 20V34" />
      <path d="m24 26 8-6 8 4 8-7" stroke={accent} />
      <path d="M48 50V26" />
    </>
  ),
};

export function OfferingPicture({ name }: { readonly name: Offering }): ReactNode {
  return (
    <svg
      className={styles['picture']}
      viewBox="0 0 72 72"
      aria-hidden="true"
      fill="none"
      stroke="var(--green)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M6 14c18-8 42-10 60-4 2 18 2 36-2 54-18 4-38 4-58 0C2 46 2 30 6 14z"
        fill="var(--green-tint)"
        stroke="none"
      />
      {drawings[name]}
    </svg>
  );
}
