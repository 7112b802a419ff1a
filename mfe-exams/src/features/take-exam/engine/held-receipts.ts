import { noteKeys, type NoteStorage, tryStoring } from '@pathshala/web-kit/browser-storage';

/** The requests of an attempt that carry a ticket of their own. */
export type ReceiptKind = 'answers' | 'submit';

/** A body that the server has received and could not store, with the ticket that proves when. */
export interface HeldReceipt {
  readonly attemptId: string;
  readonly kind: ReceiptKind;
  /** The body is sent again unchanged: its JSON has the same bytes. */
  readonly body: unknown;
  readonly ticket: string;
  /** Epoch milliseconds of the device. */
  readonly at: number;
}

/** Stores receipts in the browser, so that a reload loses none: the latest of each attempt and kind. */
export interface HeldReceipts {
  readonly find: (attemptId: string, kind: ReceiptKind) => HeldReceipt | null;
  /** Returns the receipts of the user's attempts, submits first: a submit has all that is unsaved. */
  readonly all: () => readonly HeldReceipt[];
  readonly hold: (receipt: Omit<HeldReceipt, 'at'>) => void;
  readonly drop: (attemptId: string, kind: ReceiptKind) => void;
}

const prefix = 'exam-receipt:';
/** The server takes no older ones (15 minutes); the device's clock need not be exact. */
const maxAge = 20 * 60_000;

export function createHeldReceipts(storage: NoteStorage, userId: string): HeldReceipts {
  const own = `${prefix}${userId}:`;
  const keyOf = (attemptId: string, kind: ReceiptKind): string => `${own}${attemptId}:${kind}`;

  function read(key: string): HeldReceipt | null {
    const text = storage.getItem(key);
    const receipt = text === null ? null : receiptIn(text);
    if (receipt === null) storage.removeItem(key);
    return receipt;
  }

  return {
    find: (attemptId, kind) => read(keyOf(attemptId, kind)),
    all: () =>
      noteKeys(storage, own)
        .flatMap((key) => read(key) ?? [])
        .sort((one, other) => other.kind.localeCompare(one.kind)),
    hold: (receipt) => {
      const text = JSON.stringify({ ...receipt, at: Date.now() });
      // If the storage is full, the answers are sent again without their ticket.
      tryStoring(() => storage.setItem(keyOf(receipt.attemptId, receipt.kind), text));
    },
    drop: (attemptId, kind) => storage.removeItem(keyOf(attemptId, kind)),
  };
}

/** Null for one that has expired, or was damaged by another program. */
function receiptIn(text: string): HeldReceipt | null {
  try {
    const receipt = JSON.parse(text) as Partial<HeldReceipt> | null;
    if (typeof receipt?.ticket !== 'string' || typeof receipt.at !== 'number') return null;
    return Math.abs(Date.now() - receipt.at) > maxAge ? null : (receipt as HeldReceipt);
  } catch {
    return null;
  }
}
