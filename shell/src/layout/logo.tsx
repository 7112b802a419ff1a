import { type ReactNode, useState } from 'react';
import styles from './top-bar.module.css';

/** The uploaded logo beside the name, else an open book: the same drawing as the tab's icon. */
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
        d="M7 9.500c3.500-1.200 6.500-.8 9 1.200 2.500-2 5.500-2.400 9-1.200v13c-3.500-1.200-6.500-.8-9 1.200-2.500-2-5.500-2.400-9-1.200z"
        fill="var(--on-green)"
      />
      <path d="M16 10.700v13" stroke="var(--green)" strokeWidth="1.600" />
    </svg>
  );
}
