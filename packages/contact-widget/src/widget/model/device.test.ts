import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) tablet', 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5)', 'mobile'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1)', 'mobile'],
  ['Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0)', 'mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156', 'desktop'],
])('recognises %s as %s', (agent, device) => expect(readDevice(agent)).toBe(device));
