/** The limits of what may come out of a packed file. */
export const unpackLimits = { bytes: 60_000_000, files: 3_000 } as const;

interface Packed {
  readonly entries: readonly { readonly bytes: number }[];
}

/** Checks before anything is unpacked: by the sizes that the file declares, which limit what is read. */
export function isWithinUnpackLimits({ entries }: Packed): boolean {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return entries.length <= unpackLimits.files && total <= unpackLimits.bytes;
}
