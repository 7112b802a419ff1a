/**
 * Calls that meet share one reading: a whole room submits the exam of one course in one moment. Only for what may be
 * as old as the first of them.
 */
export function oneReadAtATime<Found>(read: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const underWay = new Map<string, Promise<Found>>();
  return (id) => {
    const known = underWay.get(id);
    if (known !== undefined) return known;
    const reading = read(id).finally(() => underWay.delete(id));
    underWay.set(id, reading);
    return reading;
  };
}
