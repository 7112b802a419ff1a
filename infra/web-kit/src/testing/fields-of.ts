/**
 * The named fields of a sample: those that a screen reads of a record, and that its pact therefore needs. The sample itself
 * has all fields of the record, and a pact that took it whole would bind the provider to fields that nobody reads.
 */
export function fieldsOf<Sample extends object, const Key extends keyof Sample>(
  sample: Sample,
  ...keys: readonly Key[]
): Pick<Sample, Key> {
  return Object.fromEntries(keys.map((key) => [key, sample[key]])) as Pick<Sample, Key>;
}
