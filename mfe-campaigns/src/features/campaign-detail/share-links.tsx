import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import styles from './links.module.css';
import { pageAddress } from './page-address.ts';
import { texts } from './texts.ts';

/** Shares the page by WhatsApp, by Messenger on a phone, by the device's own menu, or as a copied link. */
export function ShareLinks({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  const title = inLanguage(campaign.title);
  const url = pageAddress();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(translate(texts.shareCopied));
    } catch {
      // Copying fails without permission, and on a page without https.
      toast.error(translate(texts.shareNotCopied, { url }));
    }
  };
  return (
    <section className={styles['links']} aria-labelledby="share">
      <h2 id="share">{translate(texts.shareTitle)}</h2>
      <ul>
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </a>
        </li>
        {isPhone() && (
          <li>
            <a href={`fb-messenger://share/?link=${encodeURIComponent(url)}`}>Messenger</a>
          </li>
        )}
        <li>
          <Button kind="quiet" size="small" onClick={() => void copy()}>
            {translate(texts.shareCopy)}
          </Button>
        </li>
        {canShare() && (
          <li>
            <Button kind="quiet" size="small" onClick={() => void shareByDevice({ title, url })}>
              {translate(texts.shareMore)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Messenger's address is opened by its app only. */
const isPhone = (): boolean => globalThis.matchMedia('(pointer: coarse)').matches;

/** Sharing needs https and is missing in some browsers. */
const canShare = (): boolean => typeof navigator.share === 'function';

async function shareByDevice(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    // The reader closed the menu.
    if (!(error instanceof DOMException)) throw error;
  }
}
