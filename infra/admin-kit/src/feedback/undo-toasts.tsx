import { useHotkeys } from '@mantine/hooks';
import { useServices } from '@pathshala/web-kit/services';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import { useAutoDismiss } from '@pathshala/web-kit/use-auto-dismiss';
import { type ReactNode, useEffect } from 'react';
import { dismissUndo, type ShownUndo, undoOffers } from './undo-toast.ts';
import styles from './undo-toasts.module.css';

/** Milliseconds on the screen; hover and focus restart them. */
const shownFor = 15_000;

const texts = {
  region: { en: 'What can be undone', bn: 'যা ফেরানো যায়' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে আনুন' },
  dismiss: { en: 'Dismiss', bn: 'সরান' },
  undone: { en: 'Undone.', bn: 'ফিরিয়ে আনা হয়েছে।' },
};

/** The offers of `showUndo`, at the bottom of the window. Ctrl/Cmd+Z outside a field undoes the latest. */
export function UndoToasts(): ReactNode {
  const translate = useText();
  const offers = useStore(undoOffers);
  const undo = useUndo();
  useHotkeys([
    [
      'mod+Z',
      () => {
        const latest = offers.at(-1);
        if (latest) void undo(latest);
      },
      { preventDefault: offers.length > 0 },
    ],
  ]);
  useEffect(() => () => undoOffers.get().forEach(({ id }) => dismissUndo(id)), []);
  return (
    <section
      className={styles['area']}
      aria-label={translate(texts.region)}
      aria-live="polite"
      data-print="no"
    >
      {offers.map((offer) => (
        <UndoCard key={offer.id} offer={offer} onUndo={() => void undo(offer)} />
      ))}
    </section>
  );
}

function useUndo(): (offer: ShownUndo) => Promise<void> {
  const translate = useText();
  const { toast } = useServices();
  return async ({ id, undo }) => {
    dismissUndo(id);
    try {
      await undo();
      toast.success(translate(texts.undone));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
}

interface UndoCardProps {
  readonly offer: ShownUndo;
  readonly onUndo: () => void;
}

function UndoCard({ offer, onUndo }: UndoCardProps): ReactNode {
  const translate = useText();
  const holdHandlers = useAutoDismiss(() => dismissUndo(offer.id), shownFor);
  return (
    <div className={styles['toast']} data-undo {...holdHandlers}>
      <p>{offer.text}</p>
      <button type="button" className={styles['undo']} aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
        {translate(texts.undo)}
      </button>
      <button
        type="button"
        className={styles['dismiss']}
        aria-label={translate(texts.dismiss)}
        onClick={() => dismissUndo(offer.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
