import { describe, expect, it } from 'vitest';
import { writtenDate, writtenDateTime, writtenShortDate, writtenTime } from './written-time.ts';

const at = (clock: string): number => Date.parse(`2026-11-26T${clock}:00+06:00`);

describe('a time in words', () => {
  it('is the day and the time of Dhaka, in the digits of the language', () => {
    const start = Date.parse('2026-11-26T00:00:00.000Z');
    expect(writtenDateTime(start, 'bn')).toBe('২৬ নভেম্বর ২০২৬, সকাল ৬:০০');
    expect(writtenDateTime(start, 'en')).toBe('26 November 2026, 6:00 am');
  });

  it.each([
    ['00:05', 'রাত ১২:০৫', '12:05 am'],
    ['03:59', 'রাত ৩:৫৯', '3:59 am'],
    ['04:00', 'ভোর ৪:০০', '4:00 am'],
    ['11:59', 'সকাল ১১:৫৯', '11:59 am'],
    ['12:00', 'দুপুর ১২:০০', '12:00 pm'],
    ['15:13', 'বিকেল ৩:১৩', '3:13 pm'],
    ['19:10', 'সন্ধ্যা ৭:১০', '7:10 pm'],
    ['20:00', 'রাত ৮:০০', '8:00 pm'],
  ])('says %s by the part of the day', (clock, bengali, english) => {
    expect([writtenTime(at(clock), 'bn'), writtenTime(at(clock), 'en')]).toEqual([bengali, english]);
  });

  it('names the day by the calendar of Dhaka, also shortened', () => {
    const lateOnNewYearsEve = Date.parse('2026-12-31T18:30:00.000Z');
    expect(writtenDate(lateOnNewYearsEve, 'bn')).toBe('১ জানুয়ারি ২০২৭');
    expect(writtenShortDate(at('06:00'), 'bn')).toBe('২৬ নভেম্বর ২০২৬');
    expect(writtenShortDate(at('06:00'), 'en')).toBe('26 Nov 2026');
  });
});
