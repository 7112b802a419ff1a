/** The value at an index that is known to exist. */
export function at(values: Int32Array | Float64Array, index: number): number {
  return values[index] as number;
}
