export const fileTexts = {
  changed: {
    en: 'The file has changed since you chose it. Choose it again.',
    bn: 'বেছে নেওয়ার পর ফাইলটি বদলে গেছে। আবার বেছে নিন।',
  },
} as const;

/**
 * Whether a chosen file can still be read. A browser refuses one that was saved again after it was chosen; sending it would
 * look as if the server could not be reached.
 */
export async function isUnchanged(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    // The browser has no other way to say it.
    return false;
  }
}
