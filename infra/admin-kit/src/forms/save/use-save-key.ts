import { type RefObject, useEffect, useRef } from 'react';

/** Ctrl/Cmd+S saves the form, unless the focus is in another form or in a dialog above it. */
export function useSaveKey(root: RefObject<HTMLElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (!root.current || !isMeant(root.current, event.target)) return;
      event.preventDefault();
      if (event.repeat) return;
      takeTypedText();
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/** A field that takes its text when it loses the focus, such as one of tags, takes it now. */
export function takeTypedText(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

function isMeant(form: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (form.contains(target)) return true;
  const modals = [...document.querySelectorAll('[aria-modal="true"], dialog[open]')];
  const isCovered = modals.some((modal) => !modal.contains(form));
  return !isCovered && target.closest('form, [data-form], [aria-modal="true"]') === null;
}
