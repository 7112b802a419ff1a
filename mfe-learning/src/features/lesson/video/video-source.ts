export interface EmbeddedVideo {
  readonly kind: 'embedded';
  readonly host: 'YouTube' | 'Vimeo';
  /** The player in its privacy mode; starts at once. */
  readonly playerUrl: string;
  /** The video on its own site. */
  readonly pageUrl: string;
}

export interface VideoFile {
  readonly kind: 'file';
  readonly host: string;
  readonly pageUrl: string;
}

export type VideoSource = EmbeddedVideo | VideoFile;

const youTubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** Returns the player for an author's link; null for a link that is no https address. */
export function videoSourceOf(link: string): VideoSource | null {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:') return null;
  return youTube(url) ?? vimeo(url) ?? { kind: 'file', host: url.hostname, pageUrl: url.href };
}

function youTube(url: URL): EmbeddedVideo | null {
  const id = youTubeId(url);
  if (id === undefined) return null;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  const query = new URLSearchParams({ autoplay: '1', rel: '0', ...(start > 0 && { start: String(start) }) });
  return {
    kind: 'embedded',
    host: 'YouTube',
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?${query.toString()}`,
    pageUrl: url.href,
  };
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const isShort = hostname === 'youtu.be';
  if (!isShort && !youTubeHosts.has(hostname)) return undefined;
  const inPath = isShort ? /^\/([^/]+)/u : /^\/(?:embed|shorts|live|v)\/([^/]+)/u;
  const id = inPath.exec(pathname)?.[1] ?? searchParams.get('v') ?? '';
  return /^[\w-]{11}$/u.test(id) ? id : undefined;
}

/** `90`, `90s`, `1m30s`, `1h2m3s`. */
function secondsOf(text: string): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/u.exec(text);
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

function vimeo(url: URL): EmbeddedVideo | null {
  const isPlayer = url.hostname === 'player.vimeo.com';
  if (!isPlayer && url.hostname !== 'vimeo.com' && url.hostname !== 'www.vimeo.com') return null;
  const path = isPlayer
    ? /^\/video\/(\d+)/u
    : /^\/(?:[a-z]+\/[^/]+\/(?:videos?\/)?)?(\d+)(?:\/([\da-f]+))?$/u;
  const [, id, hash = url.searchParams.get('h')] = path.exec(url.pathname) ?? [];
  if (id === undefined) return null;
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash !== null && { h: hash }) });
  return {
    kind: 'embedded',
    host: 'Vimeo',
    playerUrl: `https://player.vimeo.com/video/${id}?${query.toString()}`,
    pageUrl: url.href,
  };
}
