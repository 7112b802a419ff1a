import type { ReactNode } from 'react';
import styles from './course-groups.module.css';

/** Pictures of a university gate and of school books. */
const drawings = {
  admission: (
    <>
      <path d="M10 30 40 12l30 18zM14 66h52M10 72h60" />
      <path d="M18 36v26M32 36v26M48 36v26M62 36v26" />
      <circle cx="40" cy="23" r="3" fill="var(--marigold)" stroke="none" />
    </>
  ),
  academic: (
    <>
      <path d="M14 58h48v14H14zM20 44h44v14H20zM12 30h46v14H12z" />
      <path d="M24 58v14M30 44v14M22 30v14" />
      <path d="m46 30 8-18 6 3-7 15" stroke="var(--marigold)" />
    </>
  ),
} as const;

export function GroupPicture({ group }: { readonly group: keyof typeof drawings }): ReactNode {
  return (
    <svg
      className={styles['picture']}
      viewBox="0 0 80 80"
      aria-hidden="true"
      fill="none"
      stroke="var(--green)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[group]}
    </svg>
  );
}
