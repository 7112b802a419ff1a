/** The earlier of two times in ISO 8601: a report is complete only as far as both of its parts are. */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}
