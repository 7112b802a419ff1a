/** The ways in which money comes in or goes out. */
export type PaymentMethod = 'cash' | 'bkash' | 'nagad' | 'bank' | 'card' | 'other';

export type EntryKind = 'charge' | 'payment' | 'discount' | 'refund' | 'correction';

/** The student and the course that an entry is about, as they were when it was posted. */
export interface EntryPlace {
  readonly accountId: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly courseKind: 'admission' | 'academic';
  readonly courseName: string;
  readonly batchId: string | null;
  /** The name that the course states; empty without one. */
  readonly teacher: string;
}

/** An entry that is to be posted. It never changes, and its id follows from the key of the command, so that a repeat posts nothing. */
export interface Posting {
  readonly _id: string;
  readonly kind: EntryKind;
  /** The kind of the entry that a correction takes back; null for other kinds. */
  readonly corrects: Exclude<EntryKind, 'correction'> | null;
  /** Positive. */
  readonly amountPaisa: number;
  /** null where no money moves. */
  readonly method: PaymentMethod | null;
  /** The transaction id, the code of a coupon, the number of a cheque. */
  readonly reference: string;
  readonly note: string;
  /** The id of the account that posted it; null for the system. */
  readonly byId: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** The day of the books, in Asia/Dhaka. */
  readonly day: string;
  /** The day on which the money moved, where it differs from the day of the books. */
  readonly movedOn: string | null;
  /** The entry that a refund or a correction is about. */
  readonly reversalOf: string | null;
}

/** The counts that every record of the ledger carries forward from the one before it. */
export interface LedgerTail {
  /** The number of the record in the whole ledger, from 1, without gaps. */
  readonly no: number;
  /** The year and the number of the latest receipt. */
  readonly receiptYear: string;
  readonly receiptCount: number;
  /** The books are closed up to this day; empty before the first closing. */
  readonly closedThrough: string;
}

export const emptyTail: LedgerTail = { no: 0, receiptYear: '', receiptCount: 0, closedThrough: '' };

/** A posting in the ledger. It is inserted once and never changed. */
export interface LedgerEntry extends Posting, EntryPlace, LedgerTail {
  readonly type: 'entry';
  /** Counts the entries of the account, from 1. */
  readonly sequence: number;
  /** `2026-000123`, for payments only. */
  readonly receipt: string | null;
}

/** The sum of the entries of a day that have a kind and a method. */
export interface DayTotal {
  readonly kind: EntryKind;
  readonly corrects: Posting['corrects'];
  readonly method: PaymentMethod | null;
  readonly count: number;
  readonly amountPaisa: number;
}

/** The end of a day of the books: its totals, and from here on no entry of this day or an earlier one. */
export interface Closing extends LedgerTail {
  readonly _id: string;
  readonly type: 'closing';
  readonly day: string;
  readonly totals: readonly DayTotal[];
  readonly byId: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * The record after the tail. A posting for a day that has been closed meanwhile goes to today. Receipts count from 1 in each
 * year of posting.
 */
export function nextEntry(
  tail: LedgerTail,
  {
    posting,
    place,
    sequence,
    today,
  }: {
    readonly posting: Posting;
    readonly place: EntryPlace;
    readonly sequence: number;
    readonly today: string;
  },
): LedgerEntry {
  const isClosed = posting.day <= tail.closedThrough;
  const day = isClosed ? today : posting.day;
  const movedOn = isClosed ? (posting.movedOn ?? posting.day) : posting.movedOn;
  const numbered =
    posting.kind === 'payment' ? nextReceipt(tail, today.slice(0, 4)) : { ...tail, receipt: null };
  return { ...posting, ...place, ...numbered, type: 'entry', day, movedOn, sequence, no: tail.no + 1 };
}

function nextReceipt(tail: LedgerTail, year: string) {
  // A clock that is behind must not begin an old year again.
  const receiptYear = year > tail.receiptYear ? year : tail.receiptYear;
  const receiptCount = (receiptYear === tail.receiptYear ? tail.receiptCount : 0) + 1;
  const receipt = `${receiptYear}-${String(receiptCount).padStart(6, '0')}`;
  return { closedThrough: tail.closedThrough, receiptYear, receiptCount, receipt };
}

export function nextClosing(
  tail: LedgerTail,
  closing: Pick<Closing, '_id' | 'day' | 'totals' | 'byId' | 'at'>,
): Closing {
  const { receiptYear, receiptCount } = tail;
  return {
    ...closing,
    type: 'closing',
    no: tail.no + 1,
    receiptYear,
    receiptCount,
    closedThrough: closing.day,
  };
}
