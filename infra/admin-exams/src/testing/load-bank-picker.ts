/** The dialog of the bank is a chunk; its first import takes longer than a test waits. */
export function loadBankPicker(): Promise<unknown> {
  return import('../question-picker/picker-dialog.tsx');
}
