import { type ReactNode, useState } from 'react';
import styles from './top-bar.module.css';

/** The uploaded logo beside the name, else an open book: the same drawing as the tab's icon, letter by letter, so that a compressed page has it once. */
export function Logo({ url }: { readonly url: string | null }): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) return <Book />;
  return <img className={styles['logo']} src={url} alt="" height="32" onError={() => setBroken(url)} />;
}

function Book(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--green)" />
      <path
        d="M7 9.5c3.5-1.2 6.5-.8 9 1.2 2.5-2 5.5-2.4 9-1.2v13c-3.5-1.2-6.5-.8-9 1.2-2.5-2-5.5-2.4-9-1.2z"
        fill="var(--on-green)"
      />
      <path d="M16 10.7v13" stroke="var(--green)" strokeWidth="1.6" />
    </svg>
  );
}
