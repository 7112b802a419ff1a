/**
 * A large value of a form, such as a list of hundreds of records. react-hook-form copies and compares
 * plain objects and arrays on every change; an opaque value is never looked into, so typing stays fast however large it is.
 */
export class Opaque<Value> {
  /** An own function: react-hook-form compares two opaque values by it, that is by identity. */
  readonly get: () => Value;

  constructor(value: Value) {
    this.get = () => value;
    // A value set into it (`setValue('units', …)` goes through all parts) would change the form's default values too.
    Object.freeze(this);
  }

  /** Drafts and the comparison of versions see the plain value. */
  toJSON(): Value {
    return this.get();
  }
}
