import { createStore, type Store } from '@pathshala/web-kit/store';

export interface UndoOffer {
  /** The text on what was done: 'Karim Uddin is deleted.' */
  readonly text: string;
  /** Takes it back; its error's message is shown. */
  readonly undo: () => Promise<unknown>;
}

export interface ShownUndo extends UndoOffer {
  readonly id: number;
}

const offers = createStore<readonly ShownUndo[]>([]);
let lastId = 0;

/** The offers on the screen, oldest first; shown by `AdminProvider`. */
export const undoOffers: Pick<Store<readonly ShownUndo[]>, 'get' | 'subscribe'> = offers;

/** More toasts than this would cover the page; the server offers the undo for longer anyway. */
const maxShown = 3;

/** Says what was done and offers to undo it, for 15 s; longer while it has focus or pointer. Returns the id of the offer. */
export function showUndo(offer: UndoOffer): number {
  lastId += 1;
  offers.set([...offers.get(), { ...offer, id: lastId }].slice(-maxShown));
  return lastId;
}

export function dismissUndo(id: number): void {
  offers.set(offers.get().filter((offer) => offer.id !== id));
}
