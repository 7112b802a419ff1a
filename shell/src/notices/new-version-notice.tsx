import type { Registry } from '@pathshala/web-kit/registry';
import type { ReactNode } from 'react';
import { useLatePart } from '../late-part/use-late-part.ts';
import { useNewVersion } from './use-new-version.ts';
import styles from './new-version-notice.module.css';

const load = () => import(/* webpackChunkName: "notices" */ './new-version-offer.tsx');

/** A published version takes effect at the next page load; this notice offers one to open tabs. */
export function NewVersionNotice({ registry }: { readonly registry: Registry }): ReactNode {
  const part = useLatePart(load, useNewVersion(registry));
  return (
    <output className={styles['notice']} hidden={!part} data-print="no">
      {part && <part.NewVersionOffer />}
    </output>
  );
}
