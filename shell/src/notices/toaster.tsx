import { useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFirstUse } from '../late-part/use-first-use.ts';
import { useLatePart } from '../late-part/use-late-part.ts';
import styles from './toaster.module.css';

const region = { en: 'Messages', bn: 'বার্তা' };

const load = () => import(/* webpackChunkName: "toasts" */ './toast-cards.tsx');

/**
 * The toast, top right below the header. The live region is always rendered: screen readers announce only changes in an
 * existing one. What it shows is loaded with the first use of the page, because a toast nearly always answers one.
 */
export function Toaster(): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const messages = useStore(toast.shown);
  const place = useRef<HTMLDivElement>(null);
  const isUsed = useFirstUse();
  const part = useLatePart(load, isUsed || messages.length > 0);
  useDismissOldErrors();
  return (
    <section className={styles['toaster']} aria-label={translate(region)} data-print="no">
      <div ref={place} aria-live="polite" aria-relevant="additions">
        {part && <part.ToastCards messages={messages} place={place} />}
      </div>
    </section>
  );
}

/** Errors of a page are not relevant on the next one. */
function useDismissOldErrors(): void {
  const { toast } = useServices();
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    for (const { id, tone } of toast.shown.get()) if (tone === 'error') toast.dismiss(id);
  }, [pathname, toast]);
}
