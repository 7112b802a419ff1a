/**
 * Opens the dialog, with the focus on its part with `data-autofocus` if there is one; the returned function closes it and restores the focus, unless something else has taken it. The
 * browser does not do so for a dialog that is removed from the page as it closes.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && document.activeElement === document.body) {
      before.focus({ preventScroll: true });
    }
  };
}
