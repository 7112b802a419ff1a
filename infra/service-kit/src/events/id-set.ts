import { createHash } from 'node:crypto';

const firstCapacity = 1_024;
const hashBytes = 6;

/** A set of ids by 48 bits of their hash: eight bytes for each, so that ten million of them fit into 80 MB. */
export class IdSet {
  #hashes = new Float64Array(firstCapacity);
  #count = 0;
  #isSorted = true;

  add(id: string): void {
    if (this.#count === this.#hashes.length) {
      const larger = new Float64Array(this.#hashes.length * 2);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#count] = hashOf(id);
    this.#count += 1;
    this.#isSorted = false;
  }

  has(id: string): boolean {
    if (!this.#isSorted) this.#hashes.subarray(0, this.#count).sort();
    this.#isSorted = true;
    const wanted = hashOf(id);
    let [low, high] = [0, this.#count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#hashes[middle] ?? 0;
      if (found === wanted) return true;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }
}

const hashOf = (id: string): number => createHash('sha256').update(id).digest().readUIntBE(0, hashBytes);
