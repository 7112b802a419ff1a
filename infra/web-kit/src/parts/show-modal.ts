/**
 * Opens the dialog; the answer closes it. A dialog that is taken from the page as it closes would leave the focus
 * nowhere: it goes back to where it was, unless something else has taken it.
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
