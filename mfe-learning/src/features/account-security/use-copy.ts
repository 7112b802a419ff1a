import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Copies a text and reports it. */
export function useCopy(): (text: string) => void {
  const translate = useText();
  const { toast } = useServices();
  return (text) => {
    // Absent on a page without a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast.success(translate(texts.copied)),
      () => toast.error(translate(texts.notCopied)),
    );
  };
}
