import { describe, expect, it } from 'vitest';
import { formatMessage } from './message.ts';

const message = { en: 'Opens {at}, {n} left, {who}', bn: 'শুরু {at}, বাকি {n}, {who}' };
const params = { at: new Date('2026-01-15T19:05:00.000Z'), n: 1200, who: 'Unit 7' };

describe('saying a message', () => {
  it('puts times in the school’s own, and numbers, in the order and digits of the language', () => {
    expect(formatMessage(message, 'en', params)).toBe('Opens 16 January 2026, 1:05 am, 1200 left, Unit 7');
    expect(formatMessage(message, 'bn', params)).toBe('শুরু ১৬ জানুয়ারি ২০২৬, রাত ১:০৫, বাকি ১,২০০, Unit 7');
  });

  it('does not read a parameter as a message again', () => {
    expect(formatMessage(message, 'en', { ...params, who: '{n} {who} %s $1' })).toContain('{n} {who} %s $1');
  });

  it('leaves what it is not told', () => {
    expect(formatMessage(message, 'en')).toBe('Opens {at}, {n} left, {who}');
  });
});
