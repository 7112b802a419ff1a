import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ConfirmModalProps } from './confirm-modal.tsx';
import { type Confirm, ConfirmContext, type ConfirmQuestion } from './use-confirm.ts';

const texts = {
  notLoaded: {
    en: 'The question could not be shown, so nothing was done. Check the connection and try again.',
    bn: 'নিশ্চিত করার প্রশ্নটি দেখানো যায়নি, তাই কিছুই করা হয়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
  },
};

interface Asked {
  readonly question: ConfirmQuestion;
  readonly Modal: ComponentType<ConfirmModalProps>;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Shows the questions of `useConfirm`. The modal is fetched with the first one. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [asked, setAsked] = useState<Asked>();
  const confirm: Confirm = async (question) => {
    const opener = document.activeElement;
    const file = await import(/* webpackChunkName: "confirm-modal" */ './confirm-modal.tsx').catch(
      () => undefined,
    );
    if (!file) {
      toast.error(translate(texts.notLoaded));
      return false;
    }
    const isConfirmed = await new Promise<boolean>((answer) => {
      setAsked({ question, Modal: file.ConfirmModal, answer });
    });
    setAsked(undefined);
    returnFocus(opener);
    return isConfirmed;
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <asked.Modal question={asked.question} onAnswer={asked.answer} />}
    </ConfirmContext>
  );
}

/** To the button that asked, once the modal has left the page. */
function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    if (opener instanceof HTMLElement && document.activeElement === document.body) {
      opener.focus({ preventScroll: true });
    }
  });
}
