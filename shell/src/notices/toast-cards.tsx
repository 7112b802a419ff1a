import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ToastMessage } from '@pathshala/web-kit/toast';
import { useAutoDismiss } from '@pathshala/web-kit/use-auto-dismiss';
import type { ReactNode, RefObject } from 'react';
import { useDragAway } from './use-drag-away.ts';
import { useFreePosition } from './use-free-position.ts';
import styles from './toast-cards.module.css';

/** Milliseconds on the screen (NAV-06); hover and focus restart them. */
const shownFor = 5_000;

const texts = {
  dismiss: { en: 'Dismiss', bn: 'সরান' },
  info: { en: 'Note', bn: 'তথ্য' },
  success: commonTexts.done,
  error: { en: 'Problem', bn: 'সমস্যা' },
};

interface ToastCardsProps {
  readonly messages: readonly ToastMessage[];
  /** The element of the toasts, which moves aside. */
  readonly place: RefObject<HTMLElement | null>;
}

export function ToastCards({ messages, place }: ToastCardsProps): ReactNode {
  const { toast } = useServices();
  useFreePosition(place, messages[0]?.id);
  return messages.map((message) => (
    <ToastCard key={message.id} message={message} onDismiss={() => toast.dismiss(message.id)} />
  ));
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
