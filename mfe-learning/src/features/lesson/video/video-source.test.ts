import { describe, expect, it } from 'vitest';
import { videoSourceOf } from './video-source.ts';

describe('the player of a video link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', 'dQw4w9WgXcQ?autoplay=1&rel=0&start=90'],
    ['https://youtu.be/dQw4w9WgXcQ?t=42', 'dQw4w9WgXcQ?autoplay=1&rel=0&start=42'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ?autoplay=1&rel=0'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ?autoplay=1&rel=0'],
  ])('of %s is YouTube without cookies', (link, player) => {
    expect(videoSourceOf(link)).toEqual({
      kind: 'embedded',
      host: 'YouTube',
      playerUrl: `https://www.youtube-nocookie.com/embed/${player}`,
      pageUrl: link,
    });
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/76979871/0a1b2c3d4e', '76979871?autoplay=1&dnt=1&h=0a1b2c3d4e'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871?autoplay=1&dnt=1'],
    ['https://player.vimeo.com/video/76979871?h=ab12', '76979871?autoplay=1&dnt=1&h=ab12'],
  ])('of %s is Vimeo with “do not track” [CAT-10]', (link, player) => {
    expect(videoSourceOf(link)).toMatchObject({
      host: 'Vimeo',
      playerUrl: `https://player.vimeo.com/video/${player}`,
    });
  });

  it('of any other address is the browser, and of what is no https address nothing', () => {
    const file = 'https://cdn.example.com/motion.mp4';
    expect(videoSourceOf(file)).toEqual({ kind: 'file', host: 'cdn.example.com', pageUrl: file });
    expect(videoSourceOf('https://www.youtube.com/@school')).toMatchObject({ kind: 'file' });
    expect(videoSourceOf('https://youtube.com.example.org/watch?v=dQw4w9WgXcQ')).toMatchObject({
      kind: 'file',
    });
    for (const link of ['', 'javascript:alert(1)', 'http://example.com/a.mp4', 'motion.mp4'])
      expect(videoSourceOf(link)).toBeNull();
  });
});
