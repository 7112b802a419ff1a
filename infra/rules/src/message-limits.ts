/**
 * Every limit of what the school sends to people, of the whole school and of one recipient. Each reason has a share of its own,
 * so that none uses up another's: notices never keep a code from a student who logs in. Beside these, `SMS_DAILY_LIMIT` is what
 * the school pays for in a day.
 */
export const messageLimits = {
  /** Enforced by the platform of every service (`limitedMail`), whoever sends. */
  mail: {
    /** The whole school, all services and processes together. */
    perHour: { proved: 200_000, code: 10_000, invitation: 20_000, entered: 10_000 },
    perMailboxADay: { proved: 200, code: 30, invitation: 10, entered: 1 },
    /** Mails to entered addresses that one network causes: a classroom of several hundred behind one address. */
    perNetworkAnHour: 1_000,
  },
  /** Codes and links, for each purpose to one mailbox from one network, one a minute; the day counts all purposes and networks. */
  codeMail: { perHour: 5, perDay: 20 },
  /** Enforced where an SMS is sent (`svc-auth/src/sms`). */
  sms: {
    /** The part of `SMS_DAILY_LIMIT` that notices can use; the rest is for codes. */
    noticeShare: 0.8,
    perNumberADay: { code: 10, notice: 6 },
  },
  /** Messages to the devices of students: `svc-auth/src/notices`. */
  push: { perHour: 200_000, perStudentADay: 60 },
} as const;
