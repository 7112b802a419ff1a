/**
 * Concurrent calls with one id share a single read: many students submit one exam in the same moment. A result
 * may be as old as the first of the calls that share it.
 */
export function singleFlight<Found>(read: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const inFlight = new Map<string, Promise<Found>>();
  return (id) => {
    const known = inFlight.get(id);
    if (known !== undefined) return known;
    const reading = read(id).finally(() => inFlight.delete(id));
    inFlight.set(id, reading);
    return reading;
  };
}
