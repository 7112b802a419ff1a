/**
 * Opens the dialog; the returned function closes it and restores the focus, unless something else has taken it. The
 * browser does not do so for a dialog that is removed from the page as it closes.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && document.activeElement === document.body) {
      before.focus({ preventScroll: true });
    }
  };
}
