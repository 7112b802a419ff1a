/** Whether a campaign has no place to go to. Authors write the location as they like, in one language or both. */
export function isOnline(location: string): boolean {
  return location.trim() === '' || /\b(?:online|zoom|google meet)\b|অনলাইন|জুম/iu.test(location);
}
