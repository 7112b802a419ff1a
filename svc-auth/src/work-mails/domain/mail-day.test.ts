import { describe, expect, it } from 'vitest';
import { doneDayAt, mailDayAt } from './mail-day.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}+06:00`);

describe('the hours of the daily mail', () => {
  it.each([
    ['07:59', null],
    ['08:00', '2026-01-15'],
    ['11:59', '2026-01-15'],
    ['12:00', null],
    ['23:59', null],
  ])('at %s in Dhaka the mails of %s are sent', (time, day) => expect(mailDayAt(at(time))).toBe(day));

  it('begin with the next 08:00 for somebody who wants mails from now on', () => {
    expect(doneDayAt(at('07:59'))).toBe('2026-01-14');
    expect(doneDayAt(at('08:00'))).toBe('2026-01-15');
    expect(doneDayAt(at('03:00'))).toBe('2026-01-14');
  });
});
