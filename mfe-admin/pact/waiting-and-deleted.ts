const time = '2026-01-15T10:00:00.000Z';

/** The fields of waiting work that the start page reads. */
export const waitingWork = {
  items: [{ kind: 'kind', path: '/boss', oldestAt: time, text: { en: 'Work', bn: 'কাজ' } }],
};

/** The fields of a deleted thing that the page of recently deleted things reads. */
export const deletedThings = {
  items: [
    { _id: 'thing1', kind: 'kind', title: 'A title', deletedAt: time, undoUntil: time, takesAlong: [] },
  ],
};
