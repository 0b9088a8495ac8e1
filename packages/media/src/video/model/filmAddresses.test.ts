import { expect, test } from 'vitest';
import { readVideoAddress } from './readVideoAddress.ts';

const read = (address: string) => readVideoAddress(address, 'https://shop.example/');

/** Addresses that people copy from the two big hosts and from their own site, with the video that plays. */
test.each([
  ['https://www.youtube.com/watch?v=abcDEF12345&list=PLx&index=3', 'youtube abcDEF12345'],
  ['https://www.youtube.com/watch?app=desktop&v=abcDEF12345&t=1h2m3s', 'youtube abcDEF12345 3723'],
  ['http://youtube.com/watch?v=abcDEF12345#t=90', 'youtube abcDEF12345 90'],
  ['youtube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
  ['www.youtube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
  ['//www.youtube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
  ['HTTPS://WWW.YouTube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
  ['https://www.youtube.com/watch?feature=share&amp;v=abcDEF12345', 'youtube abcDEF12345'],
  ['https://www.youtube.com/watch/abcDEF12345', 'youtube abcDEF12345'],
  ['https://m.youtube.com/watch?v=abcDEF12345&time_continue=7', 'youtube abcDEF12345 7'],
  ['https://music.youtube.com/watch?v=abcDEF12345&si=x', 'youtube abcDEF12345'],
  ['https://www.youtubekids.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
  ['https://youtu.be/abcDEF12345?si=Zx-9&t=43', 'youtube abcDEF12345 43'],
  ['youtu.be/abcDEF12345', 'youtube abcDEF12345'],
  ['https://youtu.be/abcDEF12345&t=30s', 'youtube abcDEF12345'],
  ['https://www.youtube.com/shorts/abcDEF12345?feature=share', 'youtube abcDEF12345'],
  ['https://youtube.com/live/abcDEF12345?si=x', 'youtube abcDEF12345'],
  ['https://www.youtube.com/embed/abcDEF12345?start=5&end=9', 'youtube abcDEF12345 5'],
  ['https://www.youtube.com/e/abcDEF12345', 'youtube abcDEF12345'],
  ['https://www.youtube-nocookie.com/embed/abcDEF12345', 'youtube abcDEF12345'],
  ['https://youtube.googleapis.com/v/abcDEF12345', 'youtube abcDEF12345'],
  ['https://www.youtube.com/attribution_link?a=1&u=%2Fwatch%3Fv%3DabcDEF12345', 'youtube abcDEF12345'],
  ['https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2FabcDEF12345', 'youtube abcDEF12345'],
  ['https://www.youtube.com/playlist?list=PL123', 'youtube playlist PL123'],
  ['https://www.youtube.com/embed/videoseries?list=PL123', 'youtube playlist PL123'],
  ['https://www.youtube.com/embed/live_stream?channel=UC123', 'youtube channel UC123'],
  ['  https://youtu.be/abcDEF12345\u200f \n', 'youtube abcDEF12345'],
  ['\u202ahttps://youtu.be/abcDEF12345\u202c', 'youtube abcDEF12345'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abcDEF12345?si=x" allowfullscreen></iframe>',
    'youtube abcDEF12345',
  ],
  ['https://vimeo.com/76979871?share=copy#t=1m2s', 'vimeo 76979871 62'],
  ['http://www.vimeo.com/76979871/', 'vimeo 76979871'],
  ['vimeo.com/76979871', 'vimeo 76979871'],
  ['//player.vimeo.com/video/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'vimeo 76979871 8272103f6e'],
  ['https://vimeo.com/76979871?h=8272103f6e', 'vimeo 76979871 8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo 76979871 8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/channels/1234567/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/groups/12345/videos/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/album/2838732/video/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/showcase/2838732/video/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/showcase/2838732', 'vimeo showcase 2838732'],
  ['https://vimeo.com/event/4154130', 'vimeo event 4154130'],
  ['https://vimeo.com/event/4154130/embed/8272103f6e', 'vimeo event 4154130 8272103f6e'],
  ['https://vimeo.com/ondemand/gifts/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/manage/videos/76979871', 'vimeo 76979871'],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', 'vimeo 76979871 8272103f6e'],
  ['https://vimeo.com/user12345/review/76979871/8272103f6e', 'vimeo 76979871'],
  ['https://vimeo.com/moogaloop.swf?clip_id=76979871', 'vimeo 76979871'],
  ['https://vimeopro.com/shop/gifts/video/76979871', 'vimeo 76979871'],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;app_id=1"></iframe>',
    'vimeo 76979871 8272103f6e',
  ],
  [
    'https://player.vimeo.com/external/76979871.hd.mp4?s=abc',
    'https://player.vimeo.com/external/76979871.hd.mp4?s=abc',
  ],
  [
    'https://player.vimeo.com/progressive_redirect/playback/76979871/rendition/1080p/file.mp4?loc=external',
    'https://player.vimeo.com/progressive_redirect/playback/76979871/rendition/1080p/file.mp4?loc=external',
  ],
  ['https://geo.dailymotion.com/player/x1.html?video=x8abc', 'dailymotion x8abc'],
  ['https://www.dailymotion.com/embed/video/x8abc?autoplay=1', 'dailymotion x8abc'],
  ['https://video.wordpress.com/embed/AbC', 'videopress AbC'],
  ['https://videos.videopress.com/AbC/mug.mp4', 'https://videos.videopress.com/AbC/mug.mp4'],
  ['https://cdn.example/mug.MP4?v=2#t=10', 'https://cdn.example/mug.MP4?v=2#t=10'],
  ['http://cdn.example/mug.webm', 'http://cdn.example/mug.webm'],
  ['//cdn.example/mug.ogv', 'https://cdn.example/mug.ogv'],
  ['mug.mov', 'https://shop.example/mug.mov'],
  ['../films/mug.m4v', 'https://shop.example/films/mug.m4v'],
  ['/live/index.m3u8?token=1', 'https://shop.example/live/index.m3u8?token=1'],
  [
    '/uploads/فيلم الكوب.mp4',
    'https://shop.example/uploads/%D9%81%D9%8A%D9%84%D9%85%20%D8%A7%D9%84%D9%83%D9%88%D8%A8.mp4',
  ],
  ['/uploads/%D9%81%D9%8A%D9%84%D9%85.mp4', 'https://shop.example/uploads/%D9%81%D9%8A%D9%84%D9%85.mp4'],
])('%s plays %s', (address, plays) => {
  const video = read(address);
  const said =
    video?.kind === 'frame' ? [video.provider, video.of, video.id, video.start, video.hash] : [video?.address];
  expect(said.filter((one) => one !== undefined).join(' ')).toBe(plays);
});
