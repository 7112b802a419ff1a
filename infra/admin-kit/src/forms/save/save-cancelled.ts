/** Thrown by `save` of a form if the author cancelled a question that came before it: nothing was saved, and nothing failed. */
export class SaveCancelled extends Error {
  override readonly name = 'SaveCancelled';
}
