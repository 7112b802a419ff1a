import { Button } from '@pathshala/web-kit/parts/button';
import type { Registry } from '@pathshala/web-kit/registry';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNewVersion } from './use-new-version.ts';
import styles from './new-version-notice.module.css';

const texts = {
  ready: { en: 'A new version of the site is ready.', bn: 'সাইটের নতুন সংস্করণ এসেছে।' },
  reload: { en: 'Reload', bn: 'নতুন করে খুলুন' },
};

/** A published version takes effect at the next page load; this notice offers one to open tabs. */
export function NewVersionNotice({ registry }: { readonly registry: Registry }): ReactNode {
  const translate = useText();
  const isReady = useNewVersion(registry);
  return (
    <output className={styles['notice']} hidden={!isReady} data-print="no">
      {isReady && (
        <>
          <span>{translate(texts.ready)}</span>
          <Button kind="primary" size="small" onClick={() => globalThis.location.reload()}>
            {translate(texts.reload)}
          </Button>
        </>
      )}
    </output>
  );
}
