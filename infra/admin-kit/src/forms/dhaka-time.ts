/** The school's time zone; each date and time on the site is in it, wherever the user is. */
const dhakaZone = 'Asia/Dhaka';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: dhakaZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** ISO 8601 → the wall time in Dhaka as `2026-01-15T16:00`; empty for a time that cannot be read. */
export function dhakaWallTime(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const of = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}`;
}

/** The wall time in Dhaka → ISO 8601 in UTC; undefined for an incomplete one. */
export function fromDhakaWallTime(wall: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset of the zone at about that time; a second round corrects it beside a change of the offset.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/** Milliseconds that Dhaka is ahead of UTC. */
function offsetAt(time: number): number {
  return Date.parse(`${dhakaWallTime(new Date(time).toISOString())}Z`) - Math.floor(time / 60_000) * 60_000;
}
