const time = '2026-01-15T10:00:00.000Z';

/** What the start page reads of work that waits. */
export const waitingWork = {
  items: [{ kind: 'kind', path: '/boss', oldestAt: time, text: { en: 'Work', bn: 'কাজ' } }],
};

/** What the page of recently deleted things reads of one. */
export const deletedThings = {
  items: [
    { _id: 'thing1', kind: 'kind', title: 'A title', deletedAt: time, undoUntil: time, takesAlong: [] },
  ],
};
