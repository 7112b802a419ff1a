import { describe, expect, it } from 'vitest';
import { deviceNameIn } from './device-name.ts';

describe('the name of a device', () => {
  it.each([
    ['Chrome on Linux', 'লিনাক্সে ক্রোম'],
    ['Samsung Internet for Android on Android', 'অ্যান্ড্রয়েডে স্যামসাং ইন্টারনেট'],
    ['Safari on iOS', 'আইওএসে সাফারি'],
    ['Microsoft Edge on Windows', 'উইন্ডোজে মাইক্রোসফট এজ'],
    ['Pigeon on Haiku', 'Haiku-এ Pigeon'],
    ['Firefox', 'ফায়ারফক্স'],
    ['', ''],
  ])('%j is %j in Bengali', (device, bengali) => {
    expect(deviceNameIn('bn', device)).toBe(bengali);
    expect(deviceNameIn('en', device)).toBe(device);
  });
});
