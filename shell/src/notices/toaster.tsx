import { useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ToastMessage } from '@pathshala/web-kit/toast';
import { useAutoDismiss } from '@pathshala/web-kit/use-auto-dismiss';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDragAway } from './use-drag-away.ts';
import { useFreePosition } from './use-free-position.ts';
import styles from './toaster.module.css';

/** Milliseconds on the screen (NAV-06); hover and focus restart them. */
const shownFor = 5_000;

const texts = {
  region: { en: 'Messages', bn: 'বার্তা' },
  dismiss: { en: 'Dismiss', bn: 'সরান' },
  info: { en: 'Note', bn: 'তথ্য' },
  success: { en: 'Done', bn: 'হয়েছে' },
  error: { en: 'Problem', bn: 'সমস্যা' },
};

/** The toast, top right below the header. The live region is always rendered: screen readers announce only changes in an existing one. */
export function Toaster(): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const messages = useStore(toast.shown);
  const place = useRef<HTMLDivElement>(null);
  useDismissOldErrors();
  useFreePosition(place, messages[0]?.id);
  return (
    <section className={styles['toaster']} aria-label={translate(texts.region)} data-print="no">
      <div ref={place} className={styles['place']} aria-live="polite" aria-relevant="additions">
        {messages.map((message) => (
          <ToastCard key={message.id} message={message} onDismiss={() => toast.dismiss(message.id)} />
        ))}
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

interface ToastCardProps {
  readonly message: ToastMessage;
  readonly onDismiss: () => void;
}

function ToastCard({ message, onDismiss }: ToastCardProps): ReactNode {
  const translate = useText();
  const { offset, handlers } = useDragAway(onDismiss);
  const holdHandlers = useAutoDismiss(onDismiss, shownFor);
  return (
    <div
      className={styles['toast']}
      data-tone={message.tone}
      style={{ transform: `translateX(${offset}px)` }}
      {...holdHandlers}
      {...handlers}
    >
      <p>
        <span className="visually-hidden">{translate(texts[message.tone])}: </span>
        {message.text}
      </p>
      <button type="button" aria-label={translate(texts.dismiss)} onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
