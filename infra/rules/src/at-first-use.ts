/** Makes the value when it is first asked for. For alphabets and calendars of a language: one takes as long as a dozen modules. */
export function atFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
